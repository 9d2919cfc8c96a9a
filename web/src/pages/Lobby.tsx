/** The lobby: a large card per game, my games with those waiting for me first, and open tables. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, makeTable, Refusal } from "../api.ts";
import { loadGames } from "../games/brought.ts";
import { gameTitle, seatName } from "../games/words.ts";
import { dateLocale, language, t, tOr } from "../i18n.ts";
import { waiting } from "../notices.ts";
import { prefs, setPrefs } from "../prefs.ts";
import { go } from "../router.ts";
import { notice } from "../socket.ts";
import { EndGame, onlyBots } from "../table/EndGame.tsx";
import { Icon, SeatMark } from "../ui/Icon.tsx";
import { LevelChoice, usualLevel } from "../ui/Levels.tsx";
import type { GameInfo, TableInfo } from "../wire.ts";
import { LivingPicture } from "./pictures.tsx";

export type Kind = "bots" | "solo";

/** A table in one tap: against bots, or alone where the game allows it. */
export async function playNow(game: GameInfo, kind: Kind): Promise<void> {
  const seats = kind === "solo" ? 1 : Math.max(2, game.fewest);
  const places = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: "me" } : { kind: "bot", level: usualLevel(game.levels) },
  );
  const table = await makeTable({ game: game.id, seats, options: {}, places, clock: null, open: false, start: true });
  go(`/table/${table.id}`);
}

export function Lobby() {
  const games = useSignal<readonly GameInfo[] | null>(null);
  const mine = useSignal<TableInfo[]>([]);
  const open = useSignal<TableInfo[]>([]);
  const problem = useSignal<string | null>(null);
  const busy = useSignal(false);
  // By table and not by row: rows change places while the question stands.
  const ending = useSignal<TableInfo | null>(null);
  const fail = (refusal: unknown) => {
    busy.value = false;
    problem.value = refusal instanceof Refusal ? tOr(refusal.id, refusal.id, refusal.words) : t("error-unknown");
  };
  const load = () => {
    api.get<TableInfo[]>("/api/me/tables").then((list) => {
      mine.value = list;
      waiting.value = list.some((table) => table.your_turn);
    }, fail);
    api.get<TableInfo[]>("/api/tables").then((list) => (open.value = list), fail);
  };
  useEffect(() => {
    loadGames().then((list) => (games.value = list), fail);
    load();
    const timer = setInterval(load, 15000);
    const stop = notice.subscribe(load);
    return () => {
      clearInterval(timer);
      stop();
      waiting.value = false;
    };
  }, []);
  const start = (game: GameInfo, kind: Kind) => {
    busy.value = true;
    playNow(game, kind).catch(fail);
  };
  // Those every game knows; a game's own guests are chosen where its table is set up.
  const [first, ...rest] = games.value ?? [];
  const levels = (first?.levels ?? []).filter((level) => rest.every((game) => game.levels.includes(level)));
  const others = open.value.filter((table) => !table.mine.length);
  // A table that waits for me comes before everything else.
  const urgent = mine.value.some((table) => table.your_turn);
  const myGames = (
    <section aria-label={t("my-games")}>
      <h2>{t("my-games")}</h2>
      {mine.value.length ? (
        <ul class="game-list">
          {mine.value.map((table) => (
            <TableRow key={table.id} table={table} onEnd={() => (ending.value = table)} />
          ))}
        </ul>
      ) : (
        <p class="soft">{t("no-games")}</p>
      )}
    </section>
  );
  return (
    <div class="lobby">
      <h1>{t("lobby-title")}</h1>
      {urgent && myGames}
      {problem.value && (
        <p class="refused" role="alert">
          {problem.value}
        </p>
      )}
      {levels.length > 1 && (
        <LevelChoice
          levels={levels}
          value={prefs.value.level}
          name="level"
          legend={t("level-choose")}
          onChange={(level) => setPrefs({ level })}
        />
      )}
      <section class="game-cards" aria-label={t("games")}>
        {games.value?.map((game) => (
          <article class="game-card" data-game={game.id}>
            <LivingPicture game={game.id} />
            <div class="game-words">
              <h2>{gameTitle(game.id)}</h2>
              <p>{tOr(`game-${game.id}-about`, game.title)}</p>
              <p class="soft">{t("seats-range", { fewest: game.fewest, most: game.most })}</p>
              <div class="row">
                <button type="button" class="button primary" disabled={busy.value} onClick={() => start(game, "bots")}>
                  <Icon name="play" size={18} /> {t("play-now")}
                </button>
                <a class="button" href={`/new/${game.id}`}>
                  <Icon name="link" size={18} /> {t("invite")}
                </a>
                {game.fewest === 1 && (
                  <button type="button" class="button quiet" disabled={busy.value} onClick={() => start(game, "solo")}>
                    {t("solo")}
                  </button>
                )}
              </div>
            </div>
          </article>
        ))}
      </section>
      {!urgent && myGames}
      {others.length > 0 && (
        <section aria-label={t("open-tables")}>
          <h2>{t("open-tables")}</h2>
          <ul class="game-list">
            {others.map((table) => (
              <TableRow key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
      {ending.value && <EndGame info={ending.value} onEnded={load} onClose={() => (ending.value = null)} />}
    </div>
  );
}

function TableRow({ table, onEnd }: { table: TableInfo; onEnd?: () => void }) {
  const when = table.touched ?? table.created;
  const date = new Intl.DateTimeFormat(dateLocale(language.value, navigator.languages), {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(new Date(when * 1000));
  const campaign = table.campaign;
  const goesOn = campaign && table.status === "over" && !campaign.over && !campaign.table;
  const status = table.old
    ? t("status-old")
    : table.your_turn
      ? t("your-turn")
      : table.again
        ? t("again-invited")
        : goesOn
          ? t("campaign-goes-on")
          : t(`status-${table.status}`);
  return (
    <li class={table.your_turn || table.again ? "yours" : ""}>
      <a href={`/table/${table.id}`}>
        <strong>
          {gameTitle(table.game)}
          {campaign && <small class="row-campaign">{t("campaign-number", { number: campaign.number })}</small>}
          {table.position && <small class="row-campaign">{t("position-mark")}</small>}
        </strong>
        <span class="row-seats">
          {table.seats.map((seat) => (
            <span class={table.winners.includes(seat.seat) ? "won" : ""}>
              <SeatMark seat={seat.seat} size={12} /> {seatName(seat)}
              {table.winners.includes(seat.seat) && <Icon name="crown" size={14} />}
            </span>
          ))}
        </span>
        <span class="row-status">{status}</span>
        <time class="soft">{date}</time>
      </a>
      {onEnd && table.status === "playing" && onlyBots(table) && (
        <button
          type="button"
          class="icon-button end-game"
          aria-label={t("end-game-of", { game: gameTitle(table.game) })}
          title={t("end-game")}
          onClick={onEnd}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}
