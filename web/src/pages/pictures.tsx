/** A living picture per game for the lobby, drawn for this project. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { GlassDefs } from "../games/sagrada/Die.tsx";
import { Window } from "../games/sagrada/Window.tsx";
import { content } from "../games/sagrada/view.ts";

export function LivingPicture({ game }: { game: string }) {
  if (game === "sagrada") return <GlassPicture />;
  if (game === "oh_my_goods") return <StreetPicture />;
  if (game === "la_granja") return <FarmPicture />;
  return <PlainPicture />;
}

/** A window that fills with dice, one by one, and begins again; each die fits its printed mark. */
const FILLED = "r5 g4 b2 p6 y3 p1 y5 r3 b6 g2 g6 b4 y1 r2 p5 y2 r1 p3 g5 b6".split(" ");
const ORDER = [0, 6, 1, 7, 12, 8, 2, 13, 17, 11, 3, 9, 16, 18, 5, 14, 4, 19, 10, 15];

function GlassPicture() {
  const count = useSignal(13);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => {
      count.value = count.value >= 20 ? 6 : count.value + 1;
    }, 1600);
    return () => clearInterval(timer);
  }, []);
  const window = content.windows.findIndex((each) => each.id === "aurorae_magnificus");
  const lit = ORDER.slice(0, count.value);
  return (
    <div class="living glass-wall" aria-hidden="true">
      <GlassDefs />
      <Window
        window={window}
        marks={content.windows[window]!.marks}
        name=""
        label=""
        dice={FILLED.map((die, cell) => (lit.includes(cell) ? content.dice.indexOf(die) : -1))}
        panes={(cell) => ({ fresh: lit.at(-1) === cell })}
        favor={3}
      />
    </div>
  );
}

function House({ x, width, height, wall, roof, sign }: { x: number; width: number; height: number; wall: string; roof: string; sign: string }) {
  const top = 250 - height;
  return (
    <g transform={`translate(${x} 0)`}>
      <rect x="0" y={top} width={width} height={height} fill={wall} stroke="#3a2c22" stroke-width="3" />
      <path d={`M-9 ${top + 3}L${width / 2} ${top - 52}L${width + 9} ${top + 3}Z`} fill={roof} stroke="#3a2c22" stroke-width="3" stroke-linejoin="round" />
      <rect x={width / 2 - 13} y={250 - 50} width="26" height="50" rx="3" fill="#5d3d27" stroke="#3a2c22" stroke-width="3" />
      <rect class="lamp" x="12" y={top + 22} width="22" height="26" fill="#ffe9a8" stroke="#3a2c22" stroke-width="3" />
      <rect class="lamp late" x={width - 34} y={top + 22} width="22" height="26" fill="#ffe9a8" stroke="#3a2c22" stroke-width="3" />
      <path d={`M${width - 4} ${top + 66}h20v22h-20z`} fill={sign} stroke="#3a2c22" stroke-width="2.500" />
    </g>
  );
}

/** Crates of the street: they come one by one, are sold, and come again. */
const CRATES = [[0, 10], [28, 10], [14, -14], [56, 10], [42, -14], [28, -38]] as const;

function StreetPicture() {
  const count = useSignal(3);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => {
      count.value = count.value >= CRATES.length ? 0 : count.value + 1;
    }, 1600);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="living" aria-hidden="true">
      <svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMax slice">
        <rect width="480" height="300" fill="#f6d9a8" />
        <circle class="rising" cx="380" cy="90" r="38" fill="#f29f4b" />
        <path d="M0 190C90 150 150 170 240 150S420 130 480 170V300H0Z" fill="#d9b27a" />
        <House x={24} width={92} height={112} wall="#f1e3c8" roof="#a94a24" sign="#3d7a4e" />
        <House x={140} width={104} height={140} wall="#e7cfa6" roof="#5d6f8a" sign="#d9a640" />
        <House x={268} width={84} height={104} wall="#f4ead6" roof="#3d7a4e" sign="#a8322b" />
        <House x={374} width={94} height={128} wall="#e9d3b5" roof="#7a4fa3" sign="#2f6db5" />
        <g class="smoke" fill="#fff" fill-opacity=".7">
          <circle cx="216" cy="66" r="9" />
          <circle cx="226" cy="46" r="12" />
          <circle cx="220" cy="22" r="15" />
        </g>
        <rect y="250" width="480" height="50" fill="#b68a58" />
        <g transform="translate(118 246)" stroke="#3a2c22" stroke-width="2.500">
          {CRATES.slice(0, count.value).map(([x, y]) => (
            <g class="new-crate" key={`${x} ${y}`}>
              <rect x={x} y={y} width="26" height="24" fill={x % 28 ? "#c08a4a" : "#d3a25f"} />
              <path d={`M${x} ${y + 8}h26M${x} ${y + 16}h26`} stroke-width="1.500" />
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}

function FarmPicture() {
  return (
    <div class="living" aria-hidden="true">
      <svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMax slice">
        <rect width="480" height="300" fill="#bfe0ea" />
        <circle cx="92" cy="66" r="34" fill="#ffd873" />
        <path d="M0 168C70 120 140 128 214 152S380 108 480 148V300H0Z" fill="#7fb069" />
        <path d="M300 140C330 92 380 86 420 138Z" fill="#6a9a58" />
        <path d="M0 208H480V300H0Z" fill="#d7b46a" />
        {Array.from({ length: 9 }, (_, row) => (
          <path d={`M${row * 60 - 40} 300L${row * 34 + 96} 210`} stroke="#b98f45" stroke-width="4" />
        ))}
        <g stroke="#3a2c22" stroke-width="3" stroke-linejoin="round">
          <rect x="286" y="136" width="118" height="78" fill="#f7efe0" />
          <path d="M274 140L345 94L416 140Z" fill="#c1572d" />
          <rect x="332" y="172" width="28" height="42" fill="#6a452b" />
          <rect x="298" y="154" width="20" height="20" fill="#9fd0dd" />
          <rect x="374" y="154" width="20" height="20" fill="#9fd0dd" />
        </g>
        <g class="tree" transform="translate(62 186)">
          <rect x="-5" y="0" width="10" height="34" fill="#7a5636" />
          <circle cx="0" cy="-14" r="28" fill="#5f8a4a" />
          <circle cx="-9" cy="-20" r="4" fill="#2f3f2a" />
          <circle cx="10" cy="-8" r="4" fill="#2f3f2a" />
          <circle cx="3" cy="-28" r="4" fill="#2f3f2a" />
        </g>
        <g class="donkey" stroke="#3a2c22" stroke-width="2.500" fill="#9b8f86" stroke-linejoin="round">
          <path d="M0 240C0 226 12 222 34 222C48 222 56 214 62 206L66 196L70 206L76 198L76 212L86 222L82 230L70 228C66 238 62 242 58 244V268H52V246H20V268H14V246C6 248 0 248 0 240Z" />
          <rect x="16" y="208" width="24" height="18" rx="3" fill="#c99a5b" />
        </g>
      </svg>
    </div>
  );
}

function PlainPicture() {
  return (
    <div class="living" aria-hidden="true">
      <svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice">
        <rect width="480" height="300" fill="#6d7f86" />
        <circle cx="160" cy="150" r="52" fill="#e08a5b" />
        <rect x="220" y="100" width="100" height="100" rx="16" fill="#ffe45c" />
        <path d="M340 200L390 100L440 200Z" fill="#3fbf7f" />
      </svg>
    </div>
  );
}
