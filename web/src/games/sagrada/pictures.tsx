/** Small pictures of the twelve tools and of what each goal counts. */
import { glassOf } from "./Die.tsx";
import { ACROSS, DOWN } from "./glass.ts";
import { COLORS } from "./printed.ts";

/** Handle (flat), metal, and ink strokes on a 44-unit square. */
const TOOLS: Record<string, { flat?: string; metal?: string; ink: string }> = {
  grozing_pliers: {
    flat: "M14 24L8 40L13 41L21 28ZM30 24L36 40L31 41L23 28Z",
    metal: "M17 4L20 14L22 20L24 14L27 4L31 14L29 23L22 29L15 23L13 14Z",
    ink: "M17 4L20 14L22 20L24 14L27 4L31 14L29 23L36 40L31 41L22 29L13 41L8 40L15 23L13 14ZM22 24V24.200",
  },
  eglomise_brush: {
    flat: "M24 18L36 6L39 9L27 21Z",
    metal: "M19 19L25 25L21 29L15 23Z",
    ink: "M24 18L36 6L39 9L27 21M19 19L25 25L21 29L15 23ZM15 23C9 25 7 31 6 38C13 37 19 35 21 29",
  },
  copper_foil_burnisher: {
    flat: "M7 37L21 23L24 26L10 40Z",
    metal: "M21 23L32 8C36 5 40 8 38 13L24 26Z",
    ink: "M7 37L21 23L24 26L10 40ZM21 23L32 8C36 5 40 8 38 13L24 26",
  },
  lathekin: {
    flat: "M6 30C12 22 28 12 38 10C36 18 22 32 12 37Z",
    ink: "M6 30C12 22 28 12 38 10C36 18 22 32 12 37ZM12 30L30 16",
  },
  lens_cutter: {
    flat: "M19 5H25V17H19Z",
    metal: "M22 17A11 11 0 1 1 22 39A11 11 0 1 1 22 17Z",
    ink: "M19 5H25V17H19ZM22 17A11 11 0 1 1 22 39A11 11 0 1 1 22 17ZM22 22A6 6 0 1 1 22 34A6 6 0 1 1 22 22Z",
  },
  flux_brush: {
    flat: "M19 4H25L24 22H20Z",
    metal: "M17 22H27V28H17Z",
    ink: "M19 4H25L24 22H20ZM17 22H27V28H17ZM17 28C15 33 16 37 18 40M27 28C29 33 28 37 26 40M22 28V40",
  },
  glazing_hammer: {
    flat: "M19 18L25 18L27 40L20 40Z",
    metal: "M8 8H30L37 13V18H8Z",
    ink: "M19 18L20 40H27L25 18M8 8H30L37 13V18H8Z",
  },
  running_pliers: {
    flat: "M14 26L9 40L14 41L21 28ZM30 26L35 40L30 41L23 28Z",
    metal: "M12 5H20V18L22 22L24 18V5H32L31 20L22 30L13 20Z",
    ink: "M12 5H20V18L22 22L24 18V5H32L31 20L35 40L30 41L22 30L14 41L9 40L13 20Z",
  },
  cork_backed_straightedge: {
    flat: "M4 27L32 7L36 13L8 33Z",
    metal: "M8 33L36 13L39 17L11 37Z",
    ink: "M4 27L32 7L39 17L11 37ZM8 33L36 13M12 26L14 29M18 22L20 25M24 17L26 20",
  },
  grinding_stone: {
    metal: "M22 6A15 15 0 1 1 22 36A15 15 0 1 1 22 6Z",
    flat: "M12 38H32L34 42H10Z",
    ink: "M22 6A15 15 0 1 1 22 36A15 15 0 1 1 22 6ZM22 17A4 4 0 1 1 22 25A4 4 0 1 1 22 17ZM12 38H32L34 42H10ZM13 14L16 17",
  },
  flux_remover: {
    flat: "M12 24H32V38A3 3 0 0 1 29 41H15A3 3 0 0 1 12 38Z",
    metal: "M18 4H26V10H18Z",
    ink: "M18 4H26V10H18ZM19 10V15L12 20V38A3 3 0 0 0 15 41H29A3 3 0 0 0 32 38V20L25 15V10M12 26C18 23 26 29 32 25",
  },
  tap_wheel: {
    flat: "M19 20L33 4L38 8L25 25Z",
    metal: "M15 24A8 8 0 1 1 15 40A8 8 0 1 1 15 24Z",
    ink: "M19 24L33 4L38 8L23 29M15 24A8 8 0 1 1 15 40A8 8 0 1 1 15 24ZM15 32V32.200",
  },
};

export function ToolPicture({ id }: { id: string }) {
  const picture = TOOLS[id];
  if (!picture) return null;
  return (
    <svg class="tool-picture" viewBox="0 0 44 44" aria-hidden="true">
      {picture.flat && <path class="flat" d={picture.flat} />}
      {picture.metal && <path class="metal" d={picture.metal} />}
      <path class="ink" d={picture.ink} />
    </svg>
  );
}

/** Cells of a 5 by 4 miniature: a letter is a colour, a digit a value, a dot nothing. */
const GOALS: Record<string, string> = {
  row_color_variety: ".....RGBYP..........",
  column_color_variety: "..R....G....B....Y..",
  row_shade_variety: ".....35162..........",
  column_shade_variety: "..3....6....1....5..",
  light_shades: "...... 1 2 .........",
  medium_shades: "...... 3 4 .........",
  deep_shades: "...... 5 6 .........",
  shade_variety: "......123..456......",
  color_diagonals: "R....  R....R  ..R..",
  color_variety: "......RGB...YP......",
  shades_of_red: "R.R...R...R.R....R..",
  shades_of_green: "G.G...G...G.G....G..",
  shades_of_blue: "B.B...B...B.B....B..",
  shades_of_yellow: "Y.Y...Y...Y.Y....Y..",
  shades_of_purple: "P.P...P...P.P....P..",
};

export function GoalPicture({ id }: { id: string }) {
  const cells = GOALS[id] ?? "";
  return (
    <svg class="goal-grid" viewBox="-1 -1 62 50" aria-hidden="true">
      {Array.from({ length: DOWN }, (_, row) =>
        [...cells.slice(row * ACROSS, (row + 1) * ACROSS)].map((cell, column) => {
          const color = COLORS.find(({ letter }) => letter === cell);
          return (
            <>
              <rect class={color && glassOf(color.id)} x={column * 12} y={row * 12} width="12" height="12" />
              {Number(cell) > 0 && (
                <text x={column * 12 + 6} y={row * 12 + 10}>
                  {cell}
                </text>
              )}
            </>
          );
        }),
      )}
    </svg>
  );
}
