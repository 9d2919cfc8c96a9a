/** The rules by number: a page per game, and a single rule in a dialog wherever one is named. */
import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { loadGames } from "../games/brought.ts";
import { pageOf, type RulePart } from "../games/index.ts";
import { gameTitle } from "../games/words.ts";
import { hasMessage, language, t } from "../i18n.ts";
import { listed } from "../listed.ts";
import { Dialog } from "../ui/Dialog.tsx";

type Parts = readonly RulePart[];

/** What a summary tells, in this order; the full rules are in one language, the summary in the reader's. */
const SUMMARY = ["goal", "setup", "round", "turn", "more", "end", "ties", "solo"] as const;

const shipped = signal<Record<string, Parts> | null>(null);
/** The rules of every game that has any here, those from other packages last. */
const all = computed((): Record<string, Parts> | null => {
  const brought = listed.value.flatMap(({ id }) => {
    const parts = pageOf(id)?.rules;
    return parts ? [[id, parts] as const] : [];
  });
  return shipped.value && { ...shipped.value, ...Object.fromEntries(brought) };
});
const shown = signal<string | null>(null);

async function load(): Promise<void> {
  shipped.value ??= (await import("content:rules")).default;
}

export function openRule(rule: string): void {
  shown.value = rule;
  void load();
}

/** Markdown's few marks in rule texts, without the marks. */
function plain(text: string): string {
  return text.replaceAll(/\*\*|`/g, "").replaceAll(/(^|\s)\*(\S[^*]*)\*/g, "$1$2");
}

export function RuleDialog() {
  const rule = shown.value;
  if (!rule) return null;
  const game = Object.entries(all.value ?? {}).find(([, parts]) => parts.some((part) => part.rule === rule));
  const text = game?.[1].find((part) => part.rule === rule)?.text;
  return (
    <Dialog title={t("rule-title", { rule })} onClose={() => (shown.value = null)}>
      <p class="rule-text" lang="en">
        {text ? plain(text) : t(all.value ? "rule-missing" : "loading")}
      </p>
      {text && language.value !== "en" && <p class="soft">{t("rules-english")}</p>}
      {game && (
        <a class="button quiet" href={`/help/${game[0]}`} onClick={() => (shown.value = null)}>
          {t("rules-all")}
        </a>
      )}
    </Dialog>
  );
}

export function RulesPage({ game }: { game: string | null }) {
  useEffect(() => {
    void load();
    // Without the list there are the rules of the games built in.
    loadGames().catch(() => undefined);
  }, []);
  const games = Object.keys(all.value ?? {});
  const picked = game && games.includes(game) ? game : games[0];
  const parts = (picked && all.value?.[picked]) || [];
  return (
    <div class="rules-page">
      <h1>{t("rules")}</h1>
      <nav class="row" aria-label={t("games")}>
        {games.map((id) => (
          <a class="button quiet" aria-current={id === picked ? "page" : undefined} href={`/help/${id}`}>
            {gameTitle(id)}
          </a>
        ))}
      </nav>
      {all.value && !games.length && <p class="soft">{t("rule-missing")}</p>}
      {picked && hasMessage(`rules-${picked}-goal`) && (
        <article class="panel rules-short">
          <h2>{t("rules-short")}</h2>
          {SUMMARY.filter((part) => hasMessage(`rules-${picked}-${part}`)).map((part) => (
            <p>{t(`rules-${picked}-${part}`)}</p>
          ))}
        </article>
      )}
      {picked && <h2>{t("rules-full")}</h2>}
      <article class="panel" lang="en">
        {parts.map((part) =>
          part.heading ? (
            part.level === 1 ? (
              <h2>{plain(part.heading)}</h2>
            ) : (
              <h3>{plain(part.heading)}</h3>
            )
          ) : part.rule ? (
            <p id={part.rule}>
              <b class="rule-number">{part.rule}</b> {plain(part.text ?? "")}
            </p>
          ) : (
            <p>{plain(part.text ?? "")}</p>
          ),
        )}
      </article>
    </div>
  );
}
