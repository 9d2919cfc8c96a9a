/** A table in two clicks: how many, who sits where, then make it. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { makeTable, Refusal } from "../api.ts";
import { loadGames } from "../games/brought.ts";
import { pageOf } from "../games/index.ts";
import { gameTitle } from "../games/words.ts";
import { t, tOr } from "../i18n.ts";
import { go } from "../router.ts";
import { useOffered } from "../table/printed.ts";
import { Icon, SeatMark } from "../ui/Icon.tsx";
import { LevelWords, levelName } from "../ui/Levels.tsx";
import type { GameInfo, Setting } from "../wire.ts";

type Value = Setting["default"];
type Place = { kind: "me" } | { kind: "open" } | { kind: "bot"; level: string };
const CLOCKS = {
  none: null,
  quick: { bank: 600, increment: 10 },
  calm: { bank: 1800, increment: 30 },
  days: { bank: 259200, increment: 86400 },
} as const;

/** Choices as people expect to find them: numbers ascending, words as the game lists them. */
function inOrder(choices: Value[]): Value[] {
  return choices.every((choice) => typeof choice === "number")
    ? [...choices].sort((one, two) => Number(one) - Number(two))
    : choices;
}

export function SetUp({ game: id }: { game: string }) {
  const game = useSignal<GameInfo | null>(null);
  const places = useSignal<Place[]>([{ kind: "me" }, { kind: "open" }]);
  const clock = useSignal<keyof typeof CLOCKS>("none");
  const open = useSignal(false);
  const campaign = useSignal(false);
  const pack = useSignal("");
  const hints = useSignal(true);
  /** What was chosen by hand; everything else is what so many seats get unasked. */
  const chosen = useSignal<Record<string, Value>>({});
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    loadGames().then((list) => {
      const found = list.find((each) => each.id === id) ?? null;
      game.value = found;
      if (found) setSeats(Math.max(2, found.fewest));
      else problem.value = t("error-unknown-game");
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
  // What stands on the page is what starts: some games offer one seat other choices, and begin elsewhere.
  const offered = (setting: Setting): Value[] =>
    places.value.length === 1 ? setting.alone : setting.only_alone ? [] : setting.choices;
  const chosenFor = (setting: Setting): Value => {
    const wish = chosen.value[setting.name];
    const [usual = setting.default] = offered(setting);
    return wish !== undefined && offered(setting).includes(wish) ? wish : usual;
  };
  const listed = () =>
    (game.value?.settings ?? []).filter(
      (setting) => offered(setting).length > 0 && !(campaign.value && game.value?.campaign.includes(setting.name)),
    );
  // A setting that means something only beside others is shown when they are chosen so.
  const settings = () => {
    const values = Object.fromEntries(listed().map((setting) => [setting.name, chosenFor(setting)]));
    return listed().filter(
      ({ needs }) =>
        !needs.length || needs.some((each) => Object.entries(each).every(([name, value]) => values[name] === value)),
    );
  };
  const make = () => {
    const body = {
      game: id,
      seats: places.value.length,
      options: Object.fromEntries(settings().map((setting) => [setting.name, chosenFor(setting)])),
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
  const Preparation = pageOf(id)?.Preparation;
  const printed = useOffered(id, pack.value);
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
                <input
                  type="radio"
                  name="seats"
                  checked={places.value.length === count}
                  onChange={() => setSeats(count)}
                />
                <span>{count}</span>
              </label>
            ))}
          </fieldset>
          <fieldset class="places">
            <legend>{t("who-sits")}</legend>
            {places.value.map((place, seat) => (
              <label>
                <SeatMark seat={seat} /> <span class="unseen">{t("seat-number", { number: seat + 1 })}</span>
                <select
                  value={place.kind === "bot" ? `bot:${place.level}` : place.kind}
                  onChange={(event) => setPlace(seat, event.currentTarget.value)}
                >
                  <option value="me">{t("place-me")}</option>
                  <option value="open">{t("place-open")}</option>
                  {info.levels.map((level) => (
                    <option value={`bot:${level}`}>{t("place-bot", { level: levelName(level) })}</option>
                  ))}
                </select>
              </label>
            ))}
            <LevelWords levels={places.value.flatMap((place) => (place.kind === "bot" ? [place.level] : []))} />
          </fieldset>
          {info.campaign.length > 0 && (
            <label class="check">
              <input
                type="checkbox"
                name="campaign"
                checked={campaign.value}
                onChange={(event) => (campaign.value = event.currentTarget.checked)}
              />{" "}
              <span>{t("as-campaign")}</span>
            </label>
          )}
          <details>
            <summary>{t("more-settings")}</summary>
            <label class="field">
              <span>{t("clock")}</span>
              <select
                value={clock.value}
                onChange={(event) => (clock.value = event.currentTarget.value as keyof typeof CLOCKS)}
              >
                {Object.keys(CLOCKS).map((name) => (
                  <option value={name}>{t(`clock-${name}`)}</option>
                ))}
              </select>
            </label>
            <label class="check">
              <input
                type="checkbox"
                checked={open.value}
                onChange={(event) => (open.value = event.currentTarget.checked)}
              />{" "}
              <span>{t("list-open")}</span>
            </label>
            <label class="check">
              <input
                type="checkbox"
                checked={hints.value}
                onChange={(event) => (hints.value = event.currentTarget.checked)}
              />{" "}
              <span>{t("advice-allow")}</span>
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
            {settings().map((setting) => (
              <label class="field" data-setting={setting.name}>
                <span>
                  {tOr(`${id}-setting-${setting.name}`, setting.name)} <small class="soft">{setting.rule}</small>
                </span>
                <select
                  value={String(chosenFor(setting))}
                  onChange={(event) => {
                    const wish = offered(setting).find((choice) => String(choice) === event.currentTarget.value);
                    if (wish !== undefined) chosen.value = { ...chosen.value, [setting.name]: wish };
                  }}
                >
                  {inOrder(offered(setting)).map((choice) => (
                    <option value={String(choice)}>
                      {tOr(`${id}-setting-${setting.name}-${choice}`, String(choice))}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </details>
          {Preparation && (
            <div hidden={!printed}>
              <Preparation
                seats={places.value.length}
                options={Object.fromEntries(settings().map((setting) => [setting.name, chosenFor(setting)]))}
                campaign={campaign.value}
              />
            </div>
          )}
          <button type="submit" class="button primary">
            <Icon name="play" size={18} />{" "}
            {places.value.every((place) => place.kind !== "open") ? t("start") : t("make-table")}
          </button>
        </>
      )}
    </form>
  );
}
