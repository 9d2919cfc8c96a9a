/** The frame around every page: the way home, language, theme, account. */
import { useSignal } from "@preact/signals";
import { me } from "./api.ts";
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, language, t } from "./i18n.ts";
import { AccountPage } from "./pages/Account.tsx";
import { AnalysisPage } from "./pages/Analysis.tsx";
import { Lobby } from "./pages/Lobby.tsx";
import { PlayAtOnce } from "./pages/PlayAtOnce.tsx";
import { Replay } from "./pages/Replay.tsx";
import { RuleDialog, RulesPage } from "./pages/Rules.tsx";
import { SetUp } from "./pages/SetUp.tsx";
import { chooseLanguage, prefs, setPrefs } from "./prefs.ts";
import { onLink, path } from "./router.ts";
import { TablePage } from "./table/TablePage.tsx";
import { DeadEnd } from "./ui/DeadEnd.tsx";
import { Icon } from "./ui/Icon.tsx";
import { LiveRegions } from "./ui/live.tsx";
import { Tips } from "./ui/Tips.tsx";

function Page() {
  const [, place = "", name = ""] = path.value.split("/");
  switch (place) {
    case "":
      return <Lobby />;
    case "play":
      return <PlayAtOnce key={name} game={name} />;
    case "new":
      return <SetUp game={name} />;
    case "table":
      return <TablePage key={name} table={name} />;
    case "replay":
      return <Replay key={name} table={name} />;
    case "analysis":
      return <AnalysisPage key={name} table={name} />;
    case "account":
      return <AccountPage />;
    case "help":
      return <RulesPage game={name || null} />;
    default:
      return <DeadEnd text={t("error-not-found")} />;
  }
}

export function App() {
  const atTable = /^\/(table|replay)\//.test(path.value);
  return (
    // Links are caught on their way up; keys press links by themselves.
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for links within
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
    <div class={atTable ? "app at-table" : "app"} onClick={onLink}>
      <a class="skip" href="#main">
        {t("skip")}
      </a>
      <header class="top">
        <a class="home" href="/">
          <Logo /> <span class="home-word">{t("app-name")}</span>
        </a>
        <nav aria-label={t("menu")}>
          <a class="icon-button" href="/help" aria-label={t("rules")}>
            <Icon name="rules" />
          </a>
          <ThemeButton />
          <LanguageChoice />
          <a
            class="icon-button"
            href="/account"
            aria-label={me.value?.name ? `${t("account")}: ${me.value.name}` : t("account")}
          >
            <Icon name="person" />
            <span class="my-name">{me.value?.name}</span>
          </a>
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        <Page />
      </main>
      {!atTable && <footer class="bottom">{t("unofficial")}</footer>}
      <RuleDialog />
      <Tips />
      <LiveRegions />
    </div>
  );
}

function Logo() {
  return (
    <svg viewBox="0 0 64 64" width="26" height="26" aria-hidden="true">
      <path class="logo-lead" d="M10 58V30Q10 12 32 4q22 8 22 26v28z" />
      <path d="M15 33h15v11H15z" fill="#c1272d" />
      <path d="M34 33h15v11H34z" fill="#3fbf7f" />
      <path d="M15 47h15v8H15z" fill="#ffe45c" />
      <path d="M34 47h15v8H34z" fill="#1b3fa0" />
      <path d="M30 29H15q.3-12 15-19z" fill="#b79ce6" />
      <path d="M34 29V10q14.700 7 15 19z" fill="#e08a5b" />
    </svg>
  );
}

function ThemeButton() {
  const dark =
    prefs.value.theme === "dark" ||
    (prefs.value.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={t(dark ? "theme-light" : "theme-dark")}
      onClick={() => setPrefs({ theme: dark ? "light" : "dark" })}
    >
      <Icon name={dark ? "sun" : "moon"} />
    </button>
  );
}

function LanguageChoice() {
  const busy = useSignal(false);
  return (
    <label class="language">
      <Icon name="globe" />
      <span class="unseen">{t("language")}</span>
      <select
        value={language.value}
        disabled={busy.value}
        onChange={(event) => {
          const code = event.currentTarget.value;
          if (isLanguage(code)) void chooseLanguage(code);
        }}
      >
        {LANGUAGES.map((code) => (
          <option value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </label>
  );
}
