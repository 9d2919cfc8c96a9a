/** What is printed at a table: fetched where it is not the game's own, and handed to the game's part of the page. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { GAMES } from "../games/index.ts";
import type { TableInfo } from "../wire.ts";

const RETRY = 2000;
/** The pack each game's part of the page draws now, by its hash; empty for the game's own content. */
const inPlace = new Map<string, string>();

/** Whether the board may be drawn: what is printed there is known. */
export function usePrinted(info: TableInfo | null): boolean {
  const came = useSignal(0);
  const page = info ? GAMES[info.game] : undefined;
  const wanted = info?.pack?.hash ?? "";
  const ready = !info || !page?.usePack || (inPlace.get(info.game) ?? "") === wanted;
  useEffect(() => {
    if (ready || !info || !page?.usePack) return;
    let stale = false;
    const put = (pack: unknown) => {
      if (stale) return;
      page.usePack?.(pack);
      inPlace.set(info.game, wanted);
      came.value++;
    };
    if (!info.pack) put(null);
    else api.get<unknown>(`/api/tables/${info.id}/pack`).then(put, () => setTimeout(() => came.value++, RETRY));
    return () => {
      stale = true;
    };
  }, [info?.id, wanted, ready, came.value]);
  return ready;
}
