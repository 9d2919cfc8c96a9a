/** Lend the seat to a bot and take it back; give up a game against bots. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { loadGames } from "../games/brought.ts";
import { t } from "../i18n.ts";
import { go } from "../router.ts";
import { Dialog, DialogActions } from "../ui/Dialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import { LevelChoice, levelName, usualLevel } from "../ui/Levels.tsx";
import type { TableInfo } from "../wire.ts";
import { EndGame, onlyBots } from "./EndGame.tsx";
import type { TableStore } from "./store.ts";

export function SeatActions({ store, info }: { store: TableStore; info: TableInfo }) {
  const lending = useSignal(false);
  const ending = useSignal(false);
  const seat = store.moment.value?.seat ?? null;
  const lent = store.lent.value;
  const before = useRef(lent);
  useEffect(() => {
    // The button that opened the dialog has gone; the keys go on at the way back.
    if (lent && !before.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>(".reclaim")?.focus({ preventScroll: true });
    before.current = lent;
  }, [lent]);
  if (info.status !== "playing") return null;
  return (
    <div class="seat-actions">
      {seat !== null && !lent && (
        <button type="button" class="button quiet lend" onClick={() => (lending.value = true)}>
          <Icon name="bot" size={18} /> {t("lend")}
        </button>
      )}
      {onlyBots(info) && (
        <button type="button" class="button quiet end-game" onClick={() => (ending.value = true)}>
          <Icon name="close" size={18} /> {t("end-game")}
        </button>
      )}
      {lending.value && <Lend store={store} game={info.game} onClose={() => (lending.value = false)} />}
      {ending.value && <EndGame info={info} onEnded={() => go("/")} onClose={() => (ending.value = false)} />}
    </div>
  );
}

/** Where the question stands otherwise: who answers for me now, and the way back to my seat. */
export function LentLine({ store, info }: { store: TableStore; info: TableInfo }) {
  const level = info.seats[store.moment.value?.seat ?? -1]?.level;
  return (
    <div class="question-line lent-line">
      <p class="ask" id="ask" role="status">
        <Icon name="bot" /> {t("lent-now", { level: level ? levelName(level) : "" })}
      </p>
      <div class="answers">
        <button type="button" class="button primary reclaim" onClick={() => void store.send({ type: "reclaim" })}>
          <Icon name="hand" size={18} /> {t("reclaim")}
        </button>
      </div>
    </div>
  );
}

function Lend({ store, game, onClose }: { store: TableStore; game: string; onClose: () => void }) {
  const levels = useSignal<readonly string[]>([]);
  const level = useSignal<string | undefined>(undefined);
  useEffect(() => {
    loadGames().then(
      (games) => {
        levels.value = games.find((each) => each.id === game)?.levels ?? [];
        level.value = usualLevel(levels.value);
      },
      // Without the list the server takes its usual bot.
      () => undefined,
    );
  }, [game]);
  return (
    <Dialog title={t("lend")} onClose={onClose}>
      <p>{t("lend-text")}</p>
      {levels.value.length > 0 && (
        <LevelChoice
          levels={levels.value}
          value={level.value ?? ""}
          name="lend-level"
          legend={t("lend-level")}
          onChange={(wish) => (level.value = wish)}
        />
      )}
      <DialogActions
        act={t("lend-start")}
        onAct={() => {
          void store.send({ type: "lend", level: level.value || null });
          onClose();
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}
