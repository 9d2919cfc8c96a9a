/** A table in two clicks: how many, who sits where, then make it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, makeTable, Refusal } from "../api.ts";
import { gameTitle } from "../games/words.ts";
import { t, tOr } from "../i18n.ts";
import { go } from "../router.ts";
import { Icon, SeatMark } from "../ui/Icon.tsx";
import type { GameInfo } from "../wire.ts";

type Place = { kind: "me" } | { kind: "open" } | { kind: "bot"; level: string };
const CLOCKS = { none: null, quick: { bank: 600, increment: 10 }, calm: { bank: 1800, increment: 30 }, days: { bank: 259200, increment: 86400 } } as const;

export function SetUp({ game: id }: { game: string }) {
  const game = useSignal<GameInfo | null>(null);
  const places = useSignal<Place[]>([{ kind: "me" }, { kind: "open" }]);
  const clock = useSignal<keyof typeof CLOCKS>("none");
  const open = useSignal(false);
  const campaign = useSignal(false);
  const pack = useSignal("");
  const hints = useSignal(true);
  const options = useSignal<Record<string, string | number | boolean>>({});
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    api.get<GameInfo[]>("/api/games").then((list) => {
      const found = list.find((each) => each.id === id) ?? null;
      game.value = found;
      if (found) {
        setSeats(Math.max(2, found.fewest));
        options.value = Object.fromEntries(found.settings.map((setting) => [setting.name, setting.default]));
      } else problem.value = t("error-unknown-game");
    }, fail);
  }, [id]);
  const fail = (refusal: unknown) => {
    problem.value = refusal instanceof Refusal ? tOr(refusal.id, refusal.id, refusal.words) : t("error-unknown");
  };
  const setSeats = (count: number) => {
    places.value = Array.from({ length: count }, (_, seat) => places.value[seat] ?? { kind: "open" });
  };
  const setPlace = (seat: number, value: string) => {
    const place: Place = value === "me" || value === "open" ? { kind: value } : { kind: "bot", level: value.slice(4) };
    places.value = places.value.map((each, number) => (number === seat ? place : each));
  };
  const make = () => {
    const body = {
      game: id,
      seats: places.value.length,
      // What was left at its default is the server's to fill in: with one seat some games begin elsewhere.
      options: Object.fromEntries(Object.entries(options.value).filter(([name, value]) => game.value?.settings.find((setting) => setting.name === name)?.default !== value)),
      places: places.value,
      clock: CLOCKS[clock.value],
      open: open.value,
      campaign: campaign.value,
      pack: pack.value || null,
      hints: hints.value,
      start: places.value.every((place) => place.kind !== "open"),
    };
    makeTable(body).then((table) => go(`/table/${table.id}`), fail);
  };
  const info = game.value;
  return (
    <form
      class="set-up panel"
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <h1>{t("set-up", { game: gameTitle(id) })}</h1>
      {problem.value && (
        <p class="refused" role="alert">
          {problem.value}
        </p>
      )}
      {info && (
        <>
          <fieldset class="choices">
            <legend>{t("how-many")}</legend>
            {Array.from({ length: info.most - info.fewest + 1 }, (_, extra) => info.fewest + extra).map((count) => (
              <label>
                <input type="radio" name="seats" checked={places.value.length === count} onChange={() => setSeats(count)} />
                <span>{count}</span>
              </label>
            ))}
          </fieldset>
          <fieldset class="places">
            <legend>{t("who-sits")}</legend>
            {places.value.map((place, seat) => (
              <label>
                <SeatMark seat={seat} /> <span class="unseen">{t("seat-number", { number: seat + 1 })}</span>
                <select value={place.kind === "bot" ? `bot:${place.level}` : place.kind} onChange={(event) => setPlace(seat, event.currentTarget.value)}>
                  <option value="me">{t("place-me")}</option>
                  <option value="open">{t("place-open")}</option>
                  {info.levels.map((level) => (
                    <option value={`bot:${level}`}>{t("place-bot", { level: tOr(`level-${level}`, level) })}</option>
                  ))}
                </select>
              </label>
            ))}
          </fieldset>
          {info.campaign.length > 0 && (
            <label class="check">
              <input type="checkbox" name="campaign" checked={campaign.value} onChange={(event) => (campaign.value = event.currentTarget.checked)} /> <span>{t("as-campaign")}</span>
            </label>
          )}
          <details>
            <summary>{t("more-settings")}</summary>
            <label class="field">
              <span>{t("clock")}</span>
              <select value={clock.value} onChange={(event) => (clock.value = event.currentTarget.value as keyof typeof CLOCKS)}>
                {Object.keys(CLOCKS).map((name) => (
                  <option value={name}>{t(`clock-${name}`)}</option>
                ))}
              </select>
            </label>
            <label class="check">
              <input type="checkbox" checked={open.value} onChange={(event) => (open.value = event.currentTarget.checked)} /> <span>{t("list-open")}</span>
            </label>
            <label class="check">
              <input type="checkbox" checked={hints.value} onChange={(event) => (hints.value = event.currentTarget.checked)} /> <span>{t("advice-allow")}</span>
            </label>
            {info.packs.length > 0 && (
              <label class="field">
                <span>{t("pack")}</span>
                <select value={pack.value} onChange={(event) => (pack.value = event.currentTarget.value)}>
                  <option value="">{t("pack-own")}</option>
                  {info.packs.map((name) => (
                    <option value={name}>{name}</option>
                  ))}
                </select>
              </label>
            )}
            {info.settings.filter((setting) => !(campaign.value && info.campaign.includes(setting.name))).map((setting) => (
              <label class="field">
                <span>
                  {tOr(`${id}-setting-${setting.name}`, setting.name)} <small class="soft">{setting.rule}</small>
                </span>
                <select
                  value={String(options.value[setting.name])}
                  onChange={(event) => {
                    const chosen = setting.choices.find((choice) => String(choice) === event.currentTarget.value)!;
                    options.value = { ...options.value, [setting.name]: chosen };
                  }}
                >
                  {setting.choices.map((choice) => (
                    <option value={String(choice)}>{tOr(`${id}-setting-${setting.name}-${choice}`, String(choice))}</option>
                  ))}
                </select>
              </label>
            ))}
          </details>
          <button type="submit" class="button primary">
            <Icon name="play" size={18} /> {places.value.every((place) => place.kind !== "open") ? t("start") : t("make-table")}
          </button>
        </>
      )}
    </form>
  );
}
