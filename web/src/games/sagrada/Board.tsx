/** The table of Sagrada: round track, own window, the pool, the tools and the others' windows. */
import { t } from "../../i18n.ts";
import type { BoardProps } from "../index.ts";
import { Tools } from "./Cards.tsx";
import { GlassDefs } from "./Die.tsx";
import { Others } from "./Others.tsx";
import { OwnWindow } from "./OwnWindow.tsx";
import { Pool } from "./Pool.tsx";
import { EMPTY, windowCard } from "./printed.ts";
import { type SagradaShown, shownOf } from "./shown.ts";
import { Track } from "./Track.tsx";
import { Window } from "./Window.tsx";
import { windowName } from "./words.ts";

/** What every part of the board is given. */
export type Parts = BoardProps & { shown: SagradaShown };

export function Board(props: BoardProps) {
  const shown = shownOf(props.moment);
  // Who only watches sees the winner's window large when all is over.
  const seat = shown.seat ?? props.moment.outcome?.winners[0] ?? 0;
  const own = shown.players[seat];
  const choosing = props.moment.question?.decision === "choose_window";
  return (
    <div class="sagrada">
      <GlassDefs />
      <Track shown={shown} aim={shown.round > 0 ? props.moment.aim : null} store={props.store} />
      {choosing ? (
        <WindowChoice {...props} shown={shown} />
      ) : (
        <div class="stage">
          {own?.window && <OwnWindow {...props} shown={shown} seat={seat} window={own.window} favor={own.favor} />}
        </div>
      )}
      <div class="side">
        {shown.round > 0 && <Pool {...props} shown={shown} />}
        <Tools shown={shown} store={props.store} />
        <Others {...props} shown={shown} own={seat} />
      </div>
    </div>
  );
}

function WindowChoice({ store, moment, shown }: Parts) {
  return (
    <div class="window-choice" role="group" aria-label={t("sagrada-ask-choose_window")}>
      {moment.question?.options.map((option) => {
        const { id, difficulty } = windowCard(option.notation);
        const name = windowName(id);
        return (
          <button
            type="button"
            class={store?.armed.value === option.target ? "chosen" : ""}
            data-target={option.target}
            onClick={() => void store?.answer(option)}
          >
            <Window
              pattern={id}
              name={name}
              label={t(shown.seats === 1 ? "sagrada-window-choice-solo" : "sagrada-window-choice", {
                window: name,
                count: difficulty,
              })}
              dice={EMPTY}
              favor={difficulty}
              tall
            />
          </button>
        );
      })}
    </div>
  );
}
