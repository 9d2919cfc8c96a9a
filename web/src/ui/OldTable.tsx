/** A game whose rules have changed since: it cannot go on, and its journal can be taken away. */
import { api } from "../api.ts";
import { t } from "../i18n.ts";
import { useAttempt } from "./attempt.ts";
import { DeadEnd } from "./DeadEnd.tsx";
import { Icon } from "./Icon.tsx";

export function OldTable({ table }: { table: string }) {
  const { attempt, busy, problem } = useAttempt();
  // Asked for first and saved then: whoever may not have it reads why.
  const take = () =>
    attempt(async () => {
      const path = `/api/tables/${table}/journal`;
      await api.get<unknown>(path);
      Object.assign(document.createElement("a"), { href: path, download: `${table}.json` }).click();
    });
  return (
    <DeadEnd text={t("error-version")}>
      <button type="button" class="button" disabled={busy.value} onClick={() => void take()}>
        <Icon name="download" size={18} /> {t("download-journal")}
      </button>
      <p role="status">{problem.value}</p>
    </DeadEnd>
  );
}
