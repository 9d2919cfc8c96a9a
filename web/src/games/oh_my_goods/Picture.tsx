/** Oh My Goods! in the lobby: a street where crates come and go. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

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

const LIGHT = "#d3a25f";
const DARK = "#c08a4a";
/** Crates of the street: they come one by one, are sold, and come again. */
const CRATES = [
  [0, 10, LIGHT],
  [28, 10, LIGHT],
  [14, -14, DARK],
  [56, 10, LIGHT],
  [42, -14, DARK],
  [28, -38, LIGHT],
] as const;

export function Picture() {
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
      <svg aria-hidden="true" viewBox="0 0 480 300" preserveAspectRatio="xMidYMax slice">
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
          {CRATES.slice(0, count.value).map(([x, y, wood]) => (
            <g class="new-crate" key={`${x} ${y}`}>
              <rect x={x} y={y} width="26" height="24" fill={wood} />
              <path d={`M${x} ${y + 8}h26M${x} ${y + 16}h26`} stroke-width="1.500" />
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}
