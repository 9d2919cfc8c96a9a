/** Resources, goods, suns and people: one silhouette each on a 24-unit grid. */

type Picture = { flat: string; ink: string };

const RESOURCES: Record<string, Picture> = {
  wood: {
    flat: "M3 9L16 6A4 4 0 0 1 17 14L5 17A4 4 0 0 1 3 9Z",
    ink: "M4 9L16 6A4 4 0 0 1 18 14L6 17M4 9A4 4 0 1 0 6 17A4 4 0 0 0 4 9ZM5 12V13.500M10 10L14 9",
  },
  clay: {
    flat: "M3 18C3 12 6 7 12 7C18 7 21 12 21 18Z",
    ink: "M3 18C3 12 6 7 12 7C18 7 21 12 21 18ZM8 13L10 12M13 15L16 14M12 10L13.500 10.500",
  },
  wheat: {
    flat: "M12 3C15 6 15 9 12 11C9 9 9 6 12 3ZM12 10C16 10 17 12 16 15C13 15 12 13 12 10ZM12 10C8 10 7 12 8 15C11 15 12 13 12 10Z",
    ink: "M12 3C15 6 15 9 12 11C9 9 9 6 12 3ZM12 10C16 10 17 12 16 15C13 15 12 13 12 10ZM12 10C8 10 7 12 8 15C11 15 12 13 12 10ZM12 11V21",
  },
  wool: {
    flat: "M12 5A7.500 7.500 0 1 1 12 20A7.500 7.500 0 1 1 12 5Z",
    ink: "M12 5A7.500 7.500 0 1 1 12 20A7.500 7.500 0 1 1 12 5ZM6 9C10 9 15 12 17 17M8.500 6.500C13 7 17 10 19 14M5 13C8 13 11 15 12.500 19",
  },
  stone: {
    flat: "M4 17L7 9L13 6L19 10L20.500 17L14 19.500Z",
    ink: "M4 17L7 9L13 6L19 10L20.500 17L14 19.500ZM7 9L12 12L19 10M12 12L14 19.500",
  },
  any: { flat: "M5 5H19V19H5Z", ink: "M5 5H19V19H5ZM9.500 9.500A2.500 2.500 0 1 1 12 12V13.500M12 16V16.200" },
};

const GOODS: Record<string, Picture> = {
  coal: {
    flat: "M4 16L6 10L11 8L15 11L20 12L20 18L8 19Z",
    ink: "M4 16L6 10L11 8L15 11L20 12V18L8 19ZM11 8L12 13L8 19M12 13L20 12",
  },
  brick: { flat: "M3 9H21V18H3Z", ink: "M3 9H21V18H3ZM3 13.500H21M9 9V13.500M15 13.500V18" },
  flour: { flat: "M7 8H17L19 19H5Z", ink: "M8 4L9 8H15L16 4ZM9 8C6 11 5 15 5 19H19C19 15 18 11 15 8M9.500 14H14.500" },
  plank: { flat: "M3 14L15 5L20 8L8 18Z", ink: "M3 14L15 5L20 8L8 18ZM8 18V20L20 10.500V8M8 13L13 9" },
  cattle: {
    flat: "M7 8H17L15 18H9Z",
    ink: "M7 8H17L15 18H9ZM7 8C4 8 3 6 3.500 4M17 8C20 8 21 6 20.500 4M10 11V11.500M14 11V11.500M10.500 15H13.500",
  },
  cloth: { flat: "M4 8L18 5V17L4 20Z", ink: "M4 8L18 5V17L4 20ZM18 5C21 6 21 9 18 9.500M7 11L15 9M7 15L15 13" },
  iron: { flat: "M3 17L6 10H18L21 17Z", ink: "M3 17L6 10H18L21 17ZM6 10L8.500 7H15.500L18 10M9 13.500H15" },
  bread: {
    flat: "M3 14C3 9 8 7 12 7S21 9 21 14C21 17 19 18 12 18S3 17 3 14Z",
    ink: "M3 14C3 9 8 7 12 7S21 9 21 14C21 17 19 18 12 18S3 17 3 14ZM8 9.500L10 13M12.500 9L14.500 12.500M17 10L18.500 13",
  },
  glass: {
    flat: "M7 4H17L15.500 11A3.500 3.500 0 0 1 8.500 11Z",
    ink: "M7 4H17L15.500 11A3.500 3.500 0 0 1 8.500 11ZM12 14.500V20M8.500 20H15.500M9.500 8H15",
  },
  shirt: {
    flat: "M8 4L3 8L6 12L7 11V20H17V11L18 12L21 8L16 4Z",
    ink: "M8 4L3 8L6 12L7 11V20H17V11L18 12L21 8L16 4C15 7 9 7 8 4ZM12 11V12M12 15V16",
  },
  barrel: {
    flat: "M7 4H17C20 9 20 15 17 20H7C4 15 4 9 7 4Z",
    ink: "M7 4H17C20 9 20 15 17 20H7C4 15 4 9 7 4ZM5 9H19M5 15H19M12 4V20",
  },
  window: { flat: "M5 20V10A7 7 0 0 1 19 10V20Z", ink: "M5 20V10A7 7 0 0 1 19 10V20ZM12 3V20M5 12H19" },
  leather: {
    flat: "M6 4L9 6H15L18 4L20 8L17 11L19 19L14 18L12 21L10 18L5 19L7 11L4 8Z",
    ink: "M6 4L9 6H15L18 4L20 8L17 11L19 19L14 18L12 21L10 18L5 19L7 11L4 8Z",
  },
  tools: { flat: "M4 6H14V10H4Z", ink: "M4 6H14L17 8L14 10H4ZM9 10V20M16 14L20 18M20 14L16 18" },
  meat: {
    flat: "M10 5C15 3 20 7 19 12C18 16 13 17 10 14C7 11 7 7 10 5Z",
    ink: "M10 5C15 3 20 7 19 12C18 16 13 17 10 14C7 11 7 7 10 5ZM10 14L5.500 18.500M4 18A1.500 1.500 0 1 0 6 20M14 9V9.200",
  },
  food: {
    flat: "M4 11H20C20 16 17 19 12 19S4 16 4 11Z",
    ink: "M4 11H20C20 16 17 19 12 19S4 16 4 11ZM9 20.500H15M8 8C7 6.500 9 5.500 8 4M12 8C11 6.500 13 5.500 12 4M16 8C15 6.500 17 5.500 16 4",
  },
  shoes: {
    flat: "M4 6H10V13L18 15C20 16 20 18 20 19H4Z",
    ink: "M4 6H10V13L18 15C20 16 20 18 20 19H4ZM4 16.500H12M10 9H8M10 12H8",
  },
  corn: {
    flat: "M12 3C16 7 16 14 12 18C8 14 8 7 12 3Z",
    ink: "M12 3C16 7 16 14 12 18C8 14 8 7 12 3ZM10 8L14 11M10 12L14 15M14 8L10 11M14 12L10 15M12 21C7 20 5 15 6 11M12 21C17 20 19 15 18 11",
  },
  weapon: { flat: "M17 3L20 4L20 7L11 16L8 13Z", ink: "M17 3L20.500 3.500L21 7L11 16L8 13ZM6 12L12 18M8 16L4 20" },
  stove: { flat: "M5 7H19V19H5Z", ink: "M5 7H19V19H5ZM8 11H16V16H8ZM14 7V3H17V7M7 19V21M17 19V21M10 13.500H14" },
  grapes: {
    flat: "M6 9H18L12 20Z",
    ink: "M8 8A2 2 0 1 1 8 12A2 2 0 1 1 8 8ZM16 8A2 2 0 1 1 16 12A2 2 0 1 1 16 8ZM12 8A2 2 0 1 1 12 12A2 2 0 1 1 12 8ZM10 12A2 2 0 1 1 10 16A2 2 0 1 1 10 12ZM14 12A2 2 0 1 1 14 16A2 2 0 1 1 14 12ZM12 16A2 2 0 1 1 12 20A2 2 0 1 1 12 16ZM12 8V4L15 3",
  },
};

const BLANK: Picture = { flat: "", ink: "" };

function Drawn({ picture, kind, size }: { picture: Picture; kind: string; size: number }) {
  return (
    <svg class={`omg-icon ${kind}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path class="omg-flat" d={picture.flat} />
      <path class="omg-ink" d={picture.ink} />
    </svg>
  );
}

export function ResourceIcon({ id, size = 18 }: { id: string; size?: number }) {
  return <Drawn picture={RESOURCES[id] ?? BLANK} kind={`res-${id}`} size={size} />;
}

export function GoodIcon({ id, size = 20 }: { id: string; size?: number }) {
  return <Drawn picture={GOODS[id] ?? BLANK} kind="good-icon" size={size} />;
}

export function HalfSun({ size = 16 }: { size?: number }) {
  return (
    <svg class="half-sun" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path class="omg-flat" d="M5 17A7 7 0 0 1 19 17Z" />
      <path
        class="omg-ink"
        d="M5 17A7 7 0 0 1 19 17ZM12 3.500V6.500M3.500 9.500L6 11M20.500 9.500L18 11M2.500 20H21.500"
      />
    </svg>
  );
}

/** The sun at the end of a market row: it rises at the one and sets at the other. */
export function RowSun({ setting }: { setting: boolean }) {
  return (
    <svg class={`row-sun ${setting ? "setting" : "rising"}`} viewBox="0 0 64 56" aria-hidden="true">
      {Array.from({ length: 7 }, (_, ray) => (
        <path class="ray" d="M32 10V3" transform={`rotate(${-78 + ray * 26} 32 42)`} />
      ))}
      <path class="disc" d="M12 42A20 20 0 0 1 52 42Z" />
      <path class="hill" d="M0 56V45C10 40 20 44 32 41S54 40 64 45V56Z" />
    </svg>
  );
}

export function Person({ kind, size = 26 }: { kind: "worker" | "helper"; size?: number }) {
  return (
    <svg class={`person person-${kind}`} viewBox="0 0 24 28" width={size} height={(size * 28) / 24} aria-hidden="true">
      <path class="omg-flat" d="M4 27C4 19 7 15 12 15S20 19 20 27Z" />
      <path class="face" d="M12 5A5 5 0 1 1 12 15A5 5 0 1 1 12 5Z" />
      {kind === "worker" ? (
        <path class="omg-flat" d="M5.500 8C6 3 18 3 18.500 8Z" />
      ) : (
        <path class="omg-flat" d="M7 7C7 4 17 4 17 7L19 8H7Z" />
      )}
      <path class="omg-ink" d="M4 27C4 19 7 15 12 15S20 19 20 27ZM12 15A5 5 0 0 1 7 10M17 10A5 5 0 0 1 12 15" />
    </svg>
  );
}

export function Tower() {
  return (
    <svg class="tower" viewBox="0 0 24 40" width="20" height="34" aria-hidden="true">
      <path class="omg-flat" d="M4 12V4H8V7H10V4H14V7H16V4H20V12L18 14V40H6V14Z" />
      <path
        class="omg-ink"
        d="M4 12V4H8V7H10V4H14V7H16V4H20V12L18 14V40H6V14ZM6 14H18M11 19V24M13 19V24M10 40V33A2 2 0 0 1 14 33V40"
      />
    </svg>
  );
}

export function Coin({ count }: { count: number | string }) {
  return <span class="coin">{count}</span>;
}

/** A pile of crates with its count; as many crates are drawn as fit. */
export function Crates({ count, good }: { count: number; good: string }) {
  if (!count) return null;
  const drawn = Math.min(count, 6);
  const PLACES = [
    [0, 0],
    [17, 0],
    [34, 0],
    [8, -14],
    [26, -14],
    [17, -28],
  ] as const;
  return (
    <span class="crates">
      <svg viewBox="-1 -30 54 46" aria-hidden="true">
        {PLACES.slice(0, drawn).map(([x, y]) => (
          <g transform={`translate(${x} ${y})`}>
            <rect class="crate" width="16" height="14" rx="1.500" />
            <path class="omg-ink" d="M0 4.500H16M0 9.500H16" />
          </g>
        ))}
      </svg>
      <span class="crate-count">
        <GoodIcon id={good} size={14} />
        {count}
      </span>
    </span>
  );
}
