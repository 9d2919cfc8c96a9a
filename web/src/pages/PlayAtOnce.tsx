/** A link that sits a guest down at once, against bots: `/play/sagrada`. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Refusal } from "../api.ts";
import { loadGames } from "../games/brought.ts";
import { t, tOr } from "../i18n.ts";
import { go } from "../router.ts";
import { DeadEnd } from "../ui/DeadEnd.tsx";

import { playNow } from "./Lobby.tsx";

export function PlayAtOnce({ game }: { game: string }) {
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    loadGames()
      .then((games) => {
        const found = games.find((each) => each.id === game);
        if (!found) return go("/", true);
        // The link itself leaves the history: going back must not make another table.
        history.replaceState(null, "", "/");
        return playNow(found, found.most > 1 ? "bots" : "solo");
      })
      .catch((refusal: unknown) => {
        problem.value = refusal instanceof Refusal ? tOr(refusal.id, refusal.id, refusal.words) : t("error-unknown");
      });
  }, []);
  return problem.value ? <DeadEnd text={problem.value} /> : <p class="empty" aria-busy="true" />;
}
