/** What happened, as sentences in the reader's language, newest last. */
import { useEffect, useRef } from "preact/hooks";
import { pageOf } from "../games/index.ts";
import { sentences } from "../games/words.ts";
import { t } from "../i18n.ts";
import { SeatMark } from "../ui/Icon.tsx";
import type { LogLine } from "../wire.ts";

export interface LogProps {
  game: string;
  log: readonly LogLine[];
  who: (seat: number) => string;
  /** Whether a drawer has just shown it: a hidden list cannot be scrolled. */
  open?: boolean;
}

export function LogPanel({ game, log, who, open }: LogProps) {
  const box = useRef<HTMLOListElement>(null);
  const lines = sentences(game, log, who);
  const Thing = pageOf(game)?.Thing;
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [log.length, open]);
  let round = -1;
  return (
    <section class="log" aria-label={t("log")}>
      <h2>{t("log")}</h2>
      <ol ref={box} tabIndex={0} aria-label={t("log")}>
        {lines.map((line) => {
          const head = line.round !== round && line.round > 0;
          round = line.round;
          return (
            <>
              {head && <li class="log-round">{t("round-number", { round: line.round })}</li>}
              <li key={line.key}>
                {line.seat >= 0 && <SeatMark seat={line.seat} size={11} />}
                <span>
                  {line.text}
                  {Thing && line.things && line.things.length > 0 && (
                    <span class="log-dice" aria-hidden="true">
                      {line.things.map((thing) => (
                        <Thing thing={thing} size={18} />
                      ))}
                    </span>
                  )}
                </span>
              </li>
            </>
          );
        })}
      </ol>
    </section>
  );
}
