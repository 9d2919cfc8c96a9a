/** Pass-and-play: nothing is shown until the next player says the screen is theirs. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import { SeatMark } from "../ui/Icon.tsx";
import type { TableStore } from "./store.ts";

export function HandOver({ store, seat, name }: { store: TableStore; seat: number; name: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <section class="hand-over panel">
      <SeatMark seat={seat} size={64} />
      <h1>{t("hand-over", { player: name })}</h1>
      <p>{t("hand-over-text")}</p>
      <button type="button" ref={button} class="button primary" onClick={() => store.look(seat)}>
        {t("hand-over-ready", { player: name })}
      </button>
    </section>
  );
}
