/** Any game without a board of its own: its picture, or what it shows by name as a list; the answers are buttons. */
import type { ComponentChildren } from "preact";
import type { BoardProps } from "../games/index.ts";
import { t } from "../i18n.ts";

const COMMON = new Set(["game", "seat", "seats"]);

export function PlainBoard({ moment, who }: BoardProps) {
  const { shown } = moment;
  if (shown.picture)
    return (
      <section class="plain" aria-label={t("board")}>
        <pre>{shown.picture.join("\n")}</pre>
      </section>
    );
  const fields = Object.entries(shown).filter(([name]) => !COMMON.has(name));
  return (
    <section class="plain" aria-label={t("board")}>
      <dl>
        {fields.map(([name, value]) => (
          <div>
            <dt>{name.replaceAll("_", " ")}</dt>
            <dd>{show(value, shown.seats, who)}</dd>
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
  return String(value ?? "–");
}
