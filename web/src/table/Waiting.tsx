/** Before the start: who sits where, the link to share, its QR code. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import qrcode from "qrcode-generator";
import { api, forgetPromise, freshNonce, me, Refusal, rememberPromise } from "../api.ts";
import { loadGames } from "../games/brought.ts";
import { gameTitle, seatName } from "../games/words.ts";
import { t } from "../i18n.ts";
import { go } from "../router.ts";
import { Icon, SeatMark } from "../ui/Icon.tsx";
import { LevelWords, levelName, usualLevel } from "../ui/Levels.tsx";
import { PositionMark } from "../ui/Marks.tsx";
import type { SeatInfo, TableInfo } from "../wire.ts";
import { FairWords } from "./FairDice.tsx";
import type { TableStore } from "./store.ts";

export function Waiting({ store, info }: { store: TableStore; info: TableInfo }) {
  const name = useSignal(me.value?.name ?? "");
  const copied = useSignal(false);
  const levels = useSignal<readonly string[]>([]);
  useEffect(() => {
    if (!info.hosting) return;
    loadGames().then(
      (games) => (levels.value = games.find((game) => game.id === info.game)?.levels ?? []),
      () => undefined,
    );
  }, [info.game, info.hosting]);
  const base = `/api/tables/${info.id}`;
  const act = async (what: () => Promise<unknown>) => {
    try {
      await what();
    } catch (refusal) {
      if (refusal instanceof Refusal) store.problem.value = { id: refusal.id, words: refusal.words };
    }
  };
  const link = `${location.origin}/table/${info.id}`;
  const full = info.seats.every((seat) => seat.kind !== "open");
  const sit = (seat: number) =>
    act(async () => {
      // The promise was on this page before our part of the dice is told.
      const { commitment } = info;
      const nonce = freshNonce();
      await api.post(`${base}/seats/${seat}`, { nonce, ...(name.value.trim() ? { name: name.value.trim() } : {}) });
      if (commitment !== null) rememberPromise(info.id, commitment, nonce);
    });
  const getUp = (seat: number) =>
    act(async () => {
      await api.remove(`${base}/seats/${seat}`);
      forgetPromise(info.id);
    });
  const setBot = (seat: SeatInfo, level?: string) =>
    void act(() => api.put(`${base}/seats/${seat.seat}/bot`, level ? { level } : {}));
  return (
    <section class="waiting panel">
      <h1>{t("waiting-title", { game: gameTitle(info.game) })}</h1>
      {info.campaign && <p class="soft">{t("campaign-number", { number: info.campaign.number })}</p>}
      {info.pack && <p class="soft">{t("pack-named", { name: info.pack.name })}</p>}
      {info.position && <PositionMark />}
      {!info.mine.length && (
        <label class="field">
          <span>{t("your-name")}</span>
          <input
            value={name.value}
            maxLength={40}
            autocomplete="nickname"
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </label>
      )}
      <ul class="waiting-seats">
        {info.seats.map((seat) => (
          <li>
            <SeatMark seat={seat.seat} />
            <span class="seat-name">{seatName(seat)}</span>
            {seat.kind === "open" && (
              <button
                type="button"
                class={info.mine.length ? "button quiet" : "button primary"}
                onClick={() => void sit(seat.seat)}
              >
                {info.mine.length ? t("sit-too") : t("sit")}
              </button>
            )}
            {seat.kind === "open" && info.hosting && (
              <button type="button" class="button quiet" onClick={() => setBot(seat, usualLevel(levels.value))}>
                <Icon name="bot" size={18} /> {t("add-bot")}
              </button>
            )}
            {seat.kind === "bot" && seat.level && !info.hosting && <span class="soft">{levelName(seat.level)}</span>}
            {seat.kind === "bot" && seat.level && info.hosting && (
              <>
                <select
                  class="seat-level"
                  aria-label={t("bot-level-of", { player: seatName(seat) })}
                  value={seat.level}
                  onChange={(event) => setBot(seat, event.currentTarget.value)}
                >
                  {[...new Set([...levels.value, seat.level])].map((level) => (
                    <option value={level}>{levelName(level)}</option>
                  ))}
                </select>
                <button
                  type="button"
                  class="button quiet"
                  aria-label={`${t("remove-bot")}: ${seatName(seat)}`}
                  onClick={() => void act(() => api.remove(`${base}/seats/${seat.seat}`))}
                >
                  {t("remove-bot")}
                </button>
              </>
            )}
            {info.mine.includes(seat.seat) && (
              <button type="button" class="button quiet" onClick={() => void getUp(seat.seat)}>
                {t("get-up")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <LevelWords levels={info.seats.flatMap((seat) => (seat.kind === "bot" && seat.level ? [seat.level] : []))} />
      <div class="share">
        <Qr text={link} />
        <div>
          <p>{t("share-link")}</p>
          <p class="link-text">
            <code>{link}</code>
          </p>
          <button
            type="button"
            class="button"
            onClick={() => {
              void navigator.clipboard?.writeText(link).then(() => (copied.value = true));
            }}
          >
            <Icon name="link" size={18} /> {copied.value ? t("copied") : t("copy-link")}
          </button>
        </div>
      </div>
      <FairWords commitment={info.commitment} />
      {info.hosting ? (
        <div class="row">
          <button
            type="button"
            class="button primary"
            disabled={!full}
            onClick={() => void act(() => api.post(`${base}/start`))}
          >
            <Icon name="play" size={18} /> {t("start")}
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() =>
              void act(async () => {
                await api.remove(base);
                go("/");
              })
            }
          >
            {t("close-table")}
          </button>
          {!full && <span class="soft">{t("start-needs-all")}</span>}
        </div>
      ) : (
        <p class="soft">{t("host-starts")}</p>
      )}
    </section>
  );
}

function Qr({ text }: { text: string }) {
  const cells = useMemo(() => {
    const code = qrcode(0, "M");
    code.addData(text);
    code.make();
    const size = code.getModuleCount();
    let path = "";
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++) if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    return { size, path };
  }, [text]);
  return (
    <svg class="qr" viewBox={`-2 -2 ${cells.size + 4} ${cells.size + 4}`} role="img" aria-label={t("qr-code")}>
      <rect x="-2" y="-2" width={cells.size + 4} height={cells.size + 4} fill="#fff" />
      <path d={cells.path} fill="#1d1b20" />
    </svg>
  );
}
