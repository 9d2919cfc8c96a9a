/** Something asked of the server by a button: no second press while it runs, and a refusal in words. */
import { useSignal } from "@preact/signals";
import { Refusal } from "../api.ts";
import { t, tOr } from "../i18n.ts";

export function useAttempt() {
  const busy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const attempt = async (what: () => Promise<void>, otherwise = "error-unknown") => {
    if (busy.value) return;
    busy.value = true;
    problem.value = null;
    try {
      await what();
    } catch (refusal) {
      problem.value = refusal instanceof Refusal ? tOr(refusal.id, refusal.id, refusal.words) : t(otherwise);
    }
    busy.value = false;
  };
  return { attempt, busy, problem };
}
