/** The round track: ten small rosettes, the dice left over lying on them. */
import { t } from "../../i18n.ts";
import { AimLine } from "../../table/Aim.tsx";
import type { TableStore } from "../../table/store.ts";
import { tip } from "../../ui/Tips.tsx";
import type { Aim } from "../../wire.ts";
import { DieIcon } from "./Die.tsx";
import { petal } from "./glass.ts";
import type { SagradaShown } from "./shown.ts";
import { dieName } from "./words.ts";

const LEAF = petal(27, 7.4);

export function Track({ shown, aim, store }: { shown: SagradaShown; aim: Aim | null; store: TableStore | null }) {
  const { track, round } = shown;
  const solo = shown.seats === 1;
  const decision = store?.question.value?.decision;
  // A die taken for Lens Cutter leads on to those it can be swapped for.
  const lit = (target: string): boolean => {
    if (decision === "swap") return store?.byTarget.value.has(target) ?? false;
    return decision === "take" && (store?.leads.value.has(target) ?? false);
  };
  return (
    <section class="track" aria-label={t("sagrada-track")}>
      <ol>
        {track.map((dice, slot) => {
          const state = slot + 1 === round ? "now" : slot + 1 < round ? "past" : "";
          const crowd = dice.length > 4 ? " crowd" : dice.length > 1 ? " many" : "";
          return (
            <li
              class={state}
              {...tip(
                t(slot + 1 === round ? "sagrada-tip-round" : solo ? "sagrada-tip-track-solo" : "sagrada-tip-track"),
                slot + 1 === round ? "SAG-4.3" : solo ? "SAG-11.1" : "SAG-8.1",
              )}
              aria-current={state === "now" ? "step" : undefined}
              aria-label={t("sagrada-round-slot", { round: slot + 1, count: dice.length })}
            >
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
                  const target = `die:${die.word}`;
                  if (!lit(target))
                    return (
                      <span class="track-die" role="img" aria-label={dieName(die)}>
                        <DieIcon die={die} />
                      </span>
                    );
                  return (
                    <button
                      type="button"
                      class="track-die legal"
                      data-target={target}
                      aria-label={dieName(die)}
                      onClick={() => (decision === "swap" ? store?.pick(target) : store?.place(target))}
                    >
                      <DieIcon die={die} />
                    </button>
                  );
                })}
              </div>
            </li>
          );
        })}
      </ol>
      {aim && <AimLine aim={aim} />}
    </section>
  );
}
