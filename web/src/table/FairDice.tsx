/** The promise of fair dice, to be seen before the first draw. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { t } from "../i18n.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { Fair, TableInfo } from "../wire.ts";

export function FairWords({ commitment }: { commitment: string | null }) {
  if (commitment === null) return <p class="soft">{t("error-no-proof")}</p>;
  return (
    <details class="fair-words">
      <summary>
        <Icon name="fair" size={18} /> {t("fair-title")}
      </summary>
      <p>{t("fair-text")}</p>
      <p class="link-text">
        {t("fair-promise")} <code>{commitment}</code>
      </p>
    </details>
  );
}

/** The same at a table that is being played, with what each seat has added. */
export function FairDialog({
  info,
  who,
  onClose,
}: {
  info: TableInfo;
  who: (seat: number) => string;
  onClose: () => void;
}) {
  const nonces = useSignal<string[]>([]);
  const proved = info.commitment !== null;
  useEffect(() => {
    if (proved)
      api.get<Fair>(`/api/tables/${info.id}/fair`).then(
        (fair) => (nonces.value = fair.nonces),
        () => undefined,
      );
  }, [info.id]);
  if (!proved) {
    return (
      <Dialog title={t("fair-title")} onClose={onClose}>
        <p>{t("error-no-proof")}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={t("fair-title")} onClose={onClose}>
      <p>{t("fair-text")}</p>
      <p class="link-text">
        {t("fair-promise")} <code>{info.commitment}</code>
      </p>
      <h3>{t("fair-parts")}</h3>
      <ul class="fair-parts">
        {nonces.value.map((nonce, seat) => (
          <li>
            {who(seat)}: {nonce ? <code>{nonce}</code> : t("fair-no-part")}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
