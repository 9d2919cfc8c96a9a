/** Who I am and what I prefer. */
import { useSignal } from "@preact/signals";
import { api, loadMe, me, Refusal } from "../api.ts";
import { t, tOr } from "../i18n.ts";
import { canPush, startPush, stopPush } from "../notices.ts";
import { adoptPreferences, type Confirm, type Pauses, prefs, setPrefs, type Theme } from "../prefs.ts";
import { reconnect } from "../socket.ts";

// As the server wants them: said here before anything is sent.
const SHORTEST_NAME = 2;
const SHORTEST_PASSWORD = 8;

export function AccountPage() {
  const mine = me.value;
  const name = useSignal(mine?.name ?? "");
  const password = useSignal("");
  const hook = useSignal(mine?.webhook ?? "");
  const said = useSignal<{ text: string; bad: boolean } | null>(null);
  const run = async (what: () => Promise<unknown>, done: string) => {
    said.value = null;
    try {
      await what();
      await loadMe();
      said.value = { text: t(done), bad: false };
    } catch (refusal) {
      said.value = {
        text: refusal instanceof Refusal ? tOr(refusal.id, refusal.id, refusal.words) : t("error-unknown"),
        bad: true,
      };
    }
  };
  const enter = (path: string, done: string) =>
    run(async () => {
      if (name.value.trim().length < SHORTEST_NAME) throw new Refusal("name-rule", {}, 0);
      if (password.value.length < SHORTEST_PASSWORD) throw new Refusal("password-rule", {}, 0);
      await api.post(path, { name: name.value.trim(), password: password.value });
      password.value = "";
      await loadMe();
      await adoptPreferences();
      reconnect();
    }, done);
  return (
    <div class="account">
      <h1>{t("account")}</h1>
      <p role="status" class={said.value?.bad ? "refused" : "good-word"}>
        {said.value?.text}
      </p>
      <section class="panel">
        <h2>{mine?.kind === "account" ? t("signed-in", { name: mine.name }) : t("you-are-guest")}</h2>
        {mine?.kind === "account" ? (
          <button
            type="button"
            class="button"
            onClick={() =>
              void run(async () => {
                await api.remove("/api/session");
                await loadMe();
                reconnect();
              }, "signed-out")
            }
          >
            {t("sign-out")}
          </button>
        ) : (
          <form onSubmit={(event) => event.preventDefault()}>
            <p class="soft">{t("guest-text")}</p>
            <label class="field">
              <span>{t("name")}</span>
              <input
                value={name.value}
                maxLength={40}
                autocomplete="username"
                onInput={(event) => (name.value = event.currentTarget.value)}
              />
            </label>
            <label class="field">
              <span>{t("password")}</span>
              <input
                type="password"
                value={password.value}
                autocomplete="current-password"
                aria-describedby="password-rule"
                onInput={(event) => (password.value = event.currentTarget.value)}
              />
              <small id="password-rule" class="soft">
                {t("password-rule")}
              </small>
            </label>
            <div class="row">
              <button type="submit" class="button primary" onClick={() => void enter("/api/account", "account-made")}>
                {t("make-account")}
              </button>
              <button type="button" class="button" onClick={() => void enter("/api/session", "welcome-back")}>
                {t("sign-in")}
              </button>
              <button
                type="button"
                class="button quiet"
                onClick={() => void run(() => api.patch("/api/me", { name: name.value.trim() }), "saved")}
              >
                {t("keep-name")}
              </button>
            </div>
          </form>
        )}
      </section>
      <section class="panel">
        <h2>{t("preferences")}</h2>
        <label class="field">
          <span>{t("theme")}</span>
          <select
            value={prefs.value.theme}
            onChange={(event) => setPrefs({ theme: event.currentTarget.value as Theme })}
          >
            {(["system", "light", "dark"] as const).map((theme) => (
              <option value={theme}>{t(`theme-name-${theme}`)}</option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t("confirm-when")}</span>
          <select
            value={prefs.value.confirm}
            onChange={(event) => setPrefs({ confirm: event.currentTarget.value as Confirm })}
          >
            {(["never", "risky", "always"] as const).map((when) => (
              <option value={when}>{t(`confirm-${when}`)}</option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{t("pauses-when")}</span>
          <select
            name="pauses"
            value={prefs.value.pauses}
            onChange={(event) => setPrefs({ pauses: event.currentTarget.value as Pauses })}
          >
            {(["matters", "always", "never"] as const).map((when) => (
              <option value={when}>{t(`pauses-${when}`)}</option>
            ))}
          </select>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={prefs.value.sound}
            onChange={(event) => setPrefs({ sound: event.currentTarget.checked })}
          />{" "}
          <span>{t("sound")}</span>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={prefs.value.hints}
            onChange={(event) => setPrefs({ hints: event.currentTarget.checked })}
          />{" "}
          <span>{t("hints")}</span>
        </label>
      </section>
      <section class="panel">
        <h2>{t("notices")}</h2>
        <p class="soft">{t("notices-text")}</p>
        <div class="row">
          {canPush() &&
            (mine?.push ? (
              <button type="button" class="button" onClick={() => void run(stopPush, "saved")}>
                {t("push-stop")}
              </button>
            ) : (
              <button
                type="button"
                class="button"
                onClick={() =>
                  void run(async () => {
                    if (!(await startPush())) throw new Refusal("push-refused", {}, 0);
                  }, "saved")
                }
              >
                {t("push-start")}
              </button>
            ))}
        </div>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void run(
              () => (hook.value ? api.put("/api/me/webhook", { url: hook.value }) : api.remove("/api/me/webhook")),
              "saved",
            );
          }}
        >
          <label class="field">
            <span>{t("webhook")}</span>
            <input type="url" value={hook.value} onInput={(event) => (hook.value = event.currentTarget.value)} />
          </label>
          <button type="submit" class="button">
            {t("save")}
          </button>
        </form>
      </section>
    </div>
  );
}
