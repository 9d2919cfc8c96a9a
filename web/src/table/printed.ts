/** What is printed at a table: fetched where it is not the game's own, and handed to the game's part of the page. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api.ts";
import { pageOf } from "../games/index.ts";
import type { TableInfo } from "../wire.ts";

const RETRY = 2000;
/** The pack each game's part of the page draws now, by its hash; empty for the game's own content. */
const inPlace = new Map<string, string>();

interface Offered {
  name: string;
  hash: string;
  data: unknown;
}

/** Before a table is made: put what an offered pack prints in place, or with no name the game's own content. */
export function useOffered(game: string, name: string): boolean {
  const ready = useSignal("");
  const wanted = `${game}/${name}`;
  useEffect(() => {
    const page = pageOf(game);
    let stale = false;
    const put = (hash: string, data: unknown) => {
      if (stale) return;
      if ((inPlace.get(game) ?? "") !== hash) page?.usePack?.(data);
      inPlace.set(game, hash);
      ready.value = wanted;
    };
    // What cannot be had is not shown: the table itself asks again.
    if (name && page?.usePack)
      api.get<Offered>(`/api/games/${game}/packs/${name}`).then(
        ({ hash, data }) => put(hash, data),
        () => {},
      );
    else put("", null);
    return () => {
      stale = true;
    };
  }, [wanted]);
  return ready.value === wanted;
}

/** Whether the board may be drawn: what is printed there is known. */
export function usePrinted(info: TableInfo | null): boolean {
  const came = useSignal(0);
  const page = pageOf(info?.game);
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
