/** A picture per game for the lobby: its own, or one that any game may have. */
import { pageOf } from "../games/index.ts";

export function LivingPicture({ game }: { game: string }) {
  const Picture = pageOf(game)?.Picture ?? PlainPicture;
  return <Picture />;
}

function PlainPicture() {
  return (
    <div class="living" aria-hidden="true">
      <svg aria-hidden="true" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice">
        <rect width="480" height="300" fill="#6d7f86" />
        <circle cx="160" cy="150" r="52" fill="#e08a5b" />
        <rect x="220" y="100" width="100" height="100" rx="16" fill="#ffe45c" />
        <path d="M340 200L390 100L440 200Z" fill="#3fbf7f" />
      </svg>
    </div>
  );
}
