/** Who sits here: shape and colour, name, status, clock, amounts that change. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageOf } from "../games/index.ts";
import { seatName } from "../games/words.ts";
import { t, tOr } from "../i18n.ts";
import { Icon, SeatMark } from "../ui/Icon.tsx";
import type { Moment, SeatInfo } from "../wire.ts";
import type { TableStore } from "./store.ts";

export function Seats({ store }: { store: TableStore }) {
  const info = store.info.value;
  const moment = store.moment.value;
  if (!info) return null;
  const spectators = info.watching;
  return (
    <ul class="seats" tabIndex={0} aria-label={t("seats")}>
      {info.seats.map((seat) => (
        <Seat seat={seat} store={store} moment={moment} mine={info.mine.includes(seat.seat)} />
      ))}
      {spectators > 0 && (
        <li class="watching">
          <Icon name="eye" size={16} />{" "}
          <span class="watching-count" aria-hidden="true">
            {spectators}
          </span>
          <span class="watching-words">{t("watching", { count: spectators })}</span>
        </li>
      )}
    </ul>
  );
}

function Seat({
  seat,
  store,
  moment,
  mine,
}: {
  seat: SeatInfo;
  store: TableStore;
  moment: Moment | null;
  mine: boolean;
}) {
  const acting = moment?.to_act.includes(seat.seat) ?? false;
  const points = moment?.outcome?.points[seat.seat];
  const open = pageOf(store.info.value?.game)?.openSeat;
  const Note = pageOf(store.info.value?.game)?.SeatNote;
  const won = moment?.outcome?.winners.includes(seat.seat) ?? false;
  return (
    <li class={`seat${acting ? " acting" : ""}${mine ? " mine" : ""}`} aria-current={acting ? "true" : undefined}>
      <SeatMark seat={seat.seat} />
      <span class="seat-who">
        {open && moment?.seat !== seat.seat ? (
          <button type="button" class="seat-name seat-open" onClick={() => open(seat.seat)}>
            {seatName(seat)}
          </button>
        ) : (
          <span class="seat-name">{seatName(seat)}</span>
        )}
        <span class="seat-line">
          {seat.kind === "bot" && <BotMark level={seat.level} />}
          {acting && <span class="acting-word">{mine && !seat.lent ? t("your-turn") : t("thinking")}</span>}
        </span>
      </span>
      <span class="seat-status">
        {won && <Icon name="crown" size={16} />}
        {seat.kind !== "bot" &&
          (seat.lent ? (
            <Icon name="bot" size={16} />
          ) : !seat.present && seat.kind === "person" ? (
            <span class="away">{t("away")}</span>
          ) : null)}
      </span>
      <SeatClock seat={seat.seat} store={store} />
      {points !== undefined && <strong class="seat-points">{points}</strong>}
      {points === undefined && Note && moment && <Note moment={moment} seat={seat.seat} />}
      {store.deltas.value
        .filter((delta) => delta.seat === seat.seat)
        .map((delta) => (
          <span key={delta.key} class="delta" aria-hidden="true">
            {delta.amount > 0 ? `+${delta.amount}` : `−${-delta.amount}`}
          </span>
        ))}
    </li>
  );
}

/** How strong a bot is stands below its name, where it never takes the name's room. */
function BotMark({ level }: { level: string | null }) {
  const word = level ? tOr(`level-${level}`, level) : "";
  return (
    <span class="bot-mark" title={word}>
      <Icon name="bot" size={14} /> <span class="bot-level">{word}</span>
    </span>
  );
}

function SeatClock({ seat, store }: { seat: number; store: TableStore }) {
  const tick = useSignal(0);
  const clock = store.clock.value;
  const running = clock?.running.includes(seat) ?? false;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick.value++, 500);
    return () => clearInterval(timer);
  }, [running]);
  if (!clock) return null;
  void tick.value;
  const left = Math.max(0, (clock.bank[seat] ?? 0) - (running ? Date.now() - clock.received : 0));
  const minutes = Math.floor(left / 60000);
  const seconds = Math.floor(left / 1000) % 60;
  return (
    <time
      class={`seat-clock${running ? " running" : ""}${left < 30000 ? " low" : ""}`}
      role="timer"
      aria-label={t("clock-left", { minutes, seconds })}
    >
      {minutes}:{String(seconds).padStart(2, "0")}
    </time>
  );
}
