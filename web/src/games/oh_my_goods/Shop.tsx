/** Assistants for hire and open stacks, with their needs, price and points. */
import { t } from "../../i18n.ts";
import type { TableStore } from "../../table/store.ts";
import { tip } from "../../ui/Tips.tsx";
import { act, refusal } from "./act.ts";
import { CardFace, Ours } from "./Card.tsx";
import { Coin, Person } from "./pictures.tsx";
import { content, facesOf, type GoodsView, priceOf, stacksOf, wageOf, wordOf } from "./view.ts";
import { cardWords, faceName, faceWords, stackPlace } from "./words.ts";

export function Display({ view, store }: { view: GoodsView; store: TableStore | null }) {
  const faces = facesOf(view.display);
  if (!faces.length) return null;
  return (
    <section class="omg-display" aria-label={t("oh_my_goods-display")}>
      <h2>{t("oh_my_goods-display")}</h2>
      <ul>
        {faces.map((face) => {
          const found = act(store, [`buy:${content.assistants[face]!.id}`]);
          const words = faceWords(face, view);
          const why = refusal(
            store,
            store?.question.value?.decision === "buy" ? `buy:${content.assistants[face]!.id}` : null,
          );
          return (
            <li>
              {found.legal ? (
                <button
                  type="button"
                  class={`for-hire legal${found.chosen ? " chosen" : ""}`}
                  data-target={found.target!}
                  {...tip(words, "OMG-7.24")}
                  {...found.handlers}
                >
                  <span class="unseen">{found.said + words}</span>
                  <Face face={face} wage={wageOf(view, face)} />
                </button>
              ) : (
                <div
                  class={`for-hire${why.class}`}
                  role="img"
                  aria-label={words}
                  {...tip(words, "OMG-7.24")}
                  onClick={why.onClick}
                >
                  <Face face={face} wage={wageOf(view, face)} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Face({ face, wage }: { face: number; wage: number }) {
  const row = content.assistants[face]!;
  return (
    <span class="hire-face" aria-hidden="true">
      <Person kind="helper" size={26} />
      <span class="face-name">
        {faceName(face)}
        {row.ours && <Ours />}
      </span>
      <span class="asks">
        {row.colours.flatMap((count, place) =>
          Array.from({ length: count }, () => <span class={`omg-house roof-${content.colours[place]!}`} />),
        )}
      </span>
      <Coin count={wage} />
      <span class="points-mark">{row.points}</span>
    </span>
  );
}

export function Stacks({ view, store }: { view: GoodsView; store: TableStore | null }) {
  const stacks = stacksOf(view);
  if (!stacks.length) return null;
  return (
    <section class="omg-stacks" aria-label={t("oh_my_goods-stacks")}>
      <h2>{t("oh_my_goods-stacks")}</h2>
      <ul tabIndex={0}>
        {stacks.flatMap(({ kind, cards, left }) =>
          cards.map((card) => {
            const next = `card:${wordOf(card)}`;
            const buy = store?.byTarget.value.get(`buy:${kind}`);
            // From the stack as a whole the answer goes on to the card, if that card can be built.
            const found =
              buy && buy.leads && !buy.leads.includes(next)
                ? act(null, [])
                : buy
                  ? act(store, [`buy:${kind}`], buy.leads ? next : null)
                  : act(store, [next]);
            const place = stackPlace(cards, card);
            const words = [
              cardWords(card, view),
              ...(place ? [place] : []),
              t("oh_my_goods-stack-left", { count: left }),
            ].join(", ");
            const why = refusal(store, store?.question.value?.decision === "buy" ? `buy:${kind}` : null);
            const face = (
              <>
                <CardFace card={card} price={priceOf(view, card)} />
                <span class="left" aria-hidden="true">
                  {t("oh_my_goods-stack-left", { count: left })}
                </span>
              </>
            );
            return (
              <li key={card}>
                {found.legal ? (
                  <button
                    type="button"
                    class={`omg-card legal${found.chosen ? " chosen" : ""}`}
                    data-target={found.target!}
                    {...tip(words, "OMG-9.8")}
                    {...found.handlers}
                  >
                    <span class="unseen">{found.said + words}</span>
                    {face}
                  </button>
                ) : (
                  <div
                    class={`omg-card${why.class}`}
                    role="img"
                    aria-label={words}
                    {...tip(words, "OMG-9.8")}
                    onClick={why.onClick}
                  >
                    {face}
                  </div>
                )}
              </li>
            );
          }),
        )}
      </ul>
    </section>
  );
}
