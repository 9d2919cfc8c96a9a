/** Any game without a board of its own: the state as a readable list, the answers as buttons. */
import type { ComponentChildren } from "preact";
import type { BoardProps } from "../games/index.ts";
import { t } from "../i18n.ts";

const COMMON = new Set(["game", "seat", "seats", "frames"]);

export function PlainBoard({ moment, who }: BoardProps) {
  const fields = Object.entries(moment.view).filter(([name]) => !COMMON.has(name));
  return (
    <section class="plain" aria-label={t("board")}>
      <dl>
        {fields.map(([name, value]) => (
          <div>
            <dt>{name.replaceAll("_", " ")}</dt>
            <dd>{show(value, moment.view.seats, who)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A list of lists with one entry per seat is shown by seat. Plain numbers stay a row: as many dice as seats are no seats. */
function show(value: unknown, seats: number, who: (seat: number) => string): ComponentChildren {
  if (Array.isArray(value)) {
    if (!value.length) return "–";
    if (value.length === seats && seats > 1 && value.every((each) => typeof each === "object"))
      return (
        <ul>
          {value.map((each, seat) => (
            <li>
              <b>{who(seat)}</b> {show(each, 0, who)}
            </li>
          ))}
        </ul>
      );
    if (value.every((each) => typeof each !== "object")) return value.map((each) => show(each, 0, who)).join(" ");
    return (
      <ol>
        {value.map((each) => (
          <li>{show(each, 0, who)}</li>
        ))}
      </ol>
    );
  }
  if (value !== null && typeof value === "object")
    return (
      <ul>
        {Object.entries(value).map(([name, each]) => (
          <li>
            <b>{name.replaceAll("_", " ")}</b> {show(each, 0, who)}
          </li>
        ))}
      </ul>
    );
  // Nothing there is −1 in every game.
  return value === -1 ? "–" : String(value ?? "–");
}
