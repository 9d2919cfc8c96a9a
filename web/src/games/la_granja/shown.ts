/** La Granja's table as the server shows it. */
import type { Moment, Shown } from "../../wire.ts";
import type { LaGranjaShown } from "./shown.gen.ts";

export type * from "./shown.gen.ts";

export function shownOf(moment: Moment): LaGranjaShown {
  return moment.shown as Shown & LaGranjaShown;
}
