/** The other seats' windows: small beside the board, large when one is opened. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { SeatMark } from "../../ui/Icon.tsx";
import type { Parts } from "./Board.tsx";
import { useFresh } from "./fresh.ts";
import { diceOf, type ShownSeat, type ShownWindow } from "./shown.ts";
import { Window } from "./Window.tsx";
import { windowName } from "./words.ts";

/** The seat whose window is shown large, if any. */
export const openedSeat = signal<number | null>(null);

interface Pictured {
  seat: number;
  window: ShownWindow;
  favor: number;
  name: string;
  sun: boolean;
}

export function Others({ shown, who, moment, own }: Parts & { own: number }) {
  useEffect(
    () => () => {
      openedSeat.value = null;
    },
    [],
  );
  const pictured = ({ window, favor }: ShownSeat, seat: number): Pictured[] =>
    window ? [{ seat, window, favor, name: who(seat), sun: moment.outcome?.winners.includes(seat) ?? false }] : [];
  const all = shown.players.flatMap(pictured);
  const others = all.filter(({ seat }) => seat !== own);
  const open = all.find(({ seat }) => seat === openedSeat.value);
  if (!others.length) return null;
  return (
    <section class="others" aria-label={t("sagrada-others")}>
      {others.map((each) => (
        <button
          type="button"
          class="other"
          key={each.seat}
          onClick={() => {
            openedSeat.value = each.seat;
          }}
        >
          <OtherWindow {...each} tall={false} />
          <span class="other-name">
            <SeatMark seat={each.seat} size={13} /> {each.name}
          </span>
        </button>
      ))}
      {open && (
        <Dialog
          title={open.name}
          onClose={() => {
            openedSeat.value = null;
          }}
        >
          <div class="big-window">
            <OtherWindow {...open} tall />
          </div>
        </Dialog>
      )}
    </section>
  );
}

function OtherWindow({ seat, window, favor, name, sun, tall }: Pictured & { tall: boolean }) {
  const fresh = useFresh(seat, window);
  const called = windowName(window.pattern);
  return (
    <Window
      pattern={window.pattern}
      name={called}
      label={t("sagrada-window-of", { who: name, window: called })}
      dice={diceOf(window)}
      favor={favor}
      tall={tall}
      sun={sun}
      panes={(cell) => ({ fresh: fresh.has(cell) })}
    />
  );
}
