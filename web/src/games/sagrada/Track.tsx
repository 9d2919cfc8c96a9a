/** The round track: ten small rosettes, the dice left over lying on them. */
import { t } from "../../i18n.ts";
import type { TableStore } from "../../table/store.ts";
import { tip } from "../../ui/Tips.tsx";
import { DieIcon } from "./Die.tsx";
import { petal } from "./glass.ts";
import { content } from "./view.ts";
import { dieName } from "./words.ts";

const LEAF = petal(27, 7.4);

export function Track({ track, round, store }: { track: number[][]; round: number; store: TableStore | null }) {
  const asked = store?.question.value?.decision === "swap";
  return (
    <section class="track" aria-label={t("sagrada-track")}>
      <ol>
        {track.map((dice, slot) => {
          const state = slot + 1 === round ? "now" : slot + 1 < round ? "past" : "";
          const crowd = dice.length > 4 ? " crowd" : dice.length > 1 ? " many" : "";
          return (
            <li class={state} {...tip(t(slot + 1 === round ? "sagrada-tip-round" : "sagrada-tip-track"), slot + 1 === round ? "SAG-4.3" : "SAG-8.1")} aria-current={state === "now" ? "step" : undefined} aria-label={t("sagrada-round-slot", { round: slot + 1, count: dice.length })}>
              <svg class="rosette" viewBox="-30 -30 60 60" aria-hidden="true">
                {Array.from({ length: 8 }, (_, number) => (
                  <path class="leaf" d={LEAF} transform={`rotate(${number * 45})`} />
                ))}
                <circle class="disc" r="15" />
                {dice.length === 0 && (
                  <text class="number" y="5.500">
                    {slot + 1}
                  </text>
                )}
              </svg>
              <div class={`track-dice${crowd}`}>
                {dice.map((die) => {
                  const target = `die:${content.dice[die]}`;
                  const legal = asked && store!.byTarget.value.has(target);
                  if (!legal)
                    return (
                      <span class="track-die" role="img" aria-label={dieName(die)}>
                        <DieIcon die={die} />
                      </span>
                    );
                  return (
                    <button type="button" class="track-die legal" aria-label={dieName(die)} onClick={() => store!.pick(target)}>
                      <DieIcon die={die} />
                    </button>
                  );
                })}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
