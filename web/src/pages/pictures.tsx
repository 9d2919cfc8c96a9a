/** A living picture per game for the lobby, drawn for this project. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { GlassDefs } from "../games/sagrada/Die.tsx";
import { content } from "../games/sagrada/view.ts";
import { Window } from "../games/sagrada/Window.tsx";

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

function House({
  x,
  width,
  height,
  wall,
  roof,
  sign,
}: {
  x: number;
  width: number;
  height: number;
  wall: string;
  roof: string;
  sign: string;
}) {
  const top = 250 - height;
  return (
    <g transform={`translate(${x} 0)`}>
      <rect x="0" y={top} width={width} height={height} fill={wall} stroke="#3a2c22" stroke-width="3" />
      <path
        d={`M-9 ${top + 3}L${width / 2} ${top - 52}L${width + 9} ${top + 3}Z`}
        fill={roof}
        stroke="#3a2c22"
        stroke-width="3"
        stroke-linejoin="round"
      />
      <rect
        x={width / 2 - 13}
        y={250 - 50}
        width="26"
        height="50"
        rx="3"
        fill="#5d3d27"
        stroke="#3a2c22"
        stroke-width="3"
      />
      <rect class="lamp" x="12" y={top + 22} width="22" height="26" fill="#ffe9a8" stroke="#3a2c22" stroke-width="3" />
      <rect
        class="lamp late"
        x={width - 34}
        y={top + 22}
        width="22"
        height="26"
        fill="#ffe9a8"
        stroke="#3a2c22"
        stroke-width="3"
      />
      <path d={`M${width - 4} ${top + 66}h20v22h-20z`} fill={sign} stroke="#3a2c22" stroke-width="2.500" />
    </g>
  );
}

/** Crates of the street: they come one by one, are sold, and come again. */
const CRATES = [
  [0, 10],
  [28, 10],
  [14, -14],
  [56, 10],
  [42, -14],
  [28, -38],
] as const;

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
        <path d="M0 0H480V96C360 74 220 120 0 84Z" fill="#d3ebf0" />
        <circle class="rising" cx="136" cy="78" r="32" fill="#ffd873" />
        <g class="cloud" fill="#fff" fill-opacity=".85">
          <path d="M196 66a14 14 0 0 1 26-7a18 18 0 0 1 34 5a11 11 0 0 1 0 22h-54a10 10 0 0 1-6-20Z" />
        </g>
        <path d="M0 168C60 104 110 96 168 138S300 86 372 116S450 128 480 120V300H0Z" fill="#9cc3a0" />
        <path d="M0 180C70 132 140 140 214 160S380 118 480 156V300H0Z" fill="#7fb069" />
        <path d="M238 196V132Q246 100 254 132V196ZM262 196V146Q269 120 276 146V196Z" fill="#4f7a47" />
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
        {(
          [
            [112, 192, 1],
            [178, 186, 0.72],
          ] as const
        ).map(([x, y, size]) => (
          <g class="tree" transform={`translate(${x} ${y}) scale(${size})`}>
            <path
              d="M-6 34Q-2 16 -9 0H9Q2 16 6 34Z"
              fill="#7a5636"
              stroke="#3a2c22"
              stroke-width="3"
              stroke-linejoin="round"
            />
            <path
              d="M-30 -6A17 17 0 0 1 -22 -32A22 22 0 0 1 18 -36A18 18 0 0 1 30 -6Q0 12 -30 -6Z"
              fill="#6f9455"
              stroke="#3a2c22"
              stroke-width="3"
              stroke-linejoin="round"
            />
            {(
              [
                [-14, -18],
                [10, -10],
                [4, -28],
                [-4, -6],
                [18, -22],
              ] as const
            ).map(([left, top]) => (
              <circle cx={left} cy={top} r="3.500" fill="#2f3f2a" />
            ))}
          </g>
        ))}
        {/* Where nothing may move, the donkey stands here. */}
        <g
          class="donkey"
          transform="translate(150 8)"
          stroke="#3a2c22"
          stroke-width="2.500"
          fill="#9b8f86"
          stroke-linejoin="round"
          stroke-linecap="round"
        >
          <path d="M2 236Q-8 244 -5 258" fill="none" />
          <path d="M0 238C0 226 12 222 34 222C48 222 54 214 60 207L56 188Q63 192 66 203L70 186Q76 192 74 205L88 219Q88 228 80 229L70 226C66 236 62 241 58 244V270H51V248H24V270H17V247C6 248 0 247 0 238Z" />
          <circle cx="73" cy="213" r="1.600" fill="#3a2c22" />
          <path d="M14 222Q14 240 20 240H38Q44 240 44 222Z" fill="#c99a5b" />
          <path d="M14 222H44M24 222V240M34 222V240" fill="none" stroke-width="1.800" />
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
