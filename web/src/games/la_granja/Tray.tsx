/** The goods of the own farm as tokens to lift, and the free actions that work on them. */
import { useSignal } from "@preact/signals";
import { t } from "../../i18n.ts";
import type { TableStore } from "../../table/store.ts";
import { tip } from "../../ui/Tips.tsx";
import { carried, freeActions, preview, tapped } from "./act.ts";
import { Good } from "./Goods.tsx";
import { Target } from "./Target.tsx";
import { COMMODITY, CROPS, content, type GranjaView, has, SLOTS, VP } from "./view.ts";
import { freeName, goodName, pointsText } from "./words.ts";

/** Questions about a good that its own token answers. */
const DOMAINS = ["payment", "upgrade", "crop", "resource", "processed", "marker"];

export function Tray({ view, seat, store }: { view: GranjaView; seat: number; store: TableStore | null }) {
  const question = store?.question.value ?? null;
  const delivering = question?.domain === "delivery";
  return (
    <div class="tray-goods" role="group" aria-label={t("la_granja-goods")}>
      {content.goods.map((good, number) => {
        const count = number === VP ? pointsText(view, seat) : String(has(view, seat, number));
        const grown = number < CROPS ? view.grown[seat * CROPS + number]! : 0;
        const label = t("la_granja-count", { what: goodName(good), count: grown ? `${count} + ${grown}` : count });
        const wanted = delivering && question.options.some((option) => option.notation.startsWith(`${good}>`));
        const face = (
          <>
            <Good good={good} size={24} />
            <span class="token-count" aria-hidden="true">
              {count}
            </span>
            {grown > 0 && (
              <span class="token-grown" aria-hidden="true">
                +{grown}
              </span>
            )}
          </>
        );
        const bare = count === "0" && !grown ? " bare" : "";
        if (wanted && store)
          return (
            <button
              type="button"
              class={`token legal lift${carried.value === good ? " chosen" : ""}`}
              aria-pressed={carried.value === good}
              {...tip(label, "LG-0.6")}
              onClick={() => {
                carried.value = carried.value === good ? null : good;
                tapped.value = null;
                preview.value = carried.value ? t("la_granja-carry", { good: goodName(good) }) : null;
              }}
            >
              {face}
              <span class="unseen">{label}</span>
            </button>
          );
        return (
          <Target
            store={store}
            targets={DOMAINS.map((domain) => `${domain}:${good}`)}
            label={label}
            rule={good === "commodity" ? "LG-4.1" : "LG-0.4"}
            class={`token${bare}`}
          >
            {face}
          </Target>
        );
      })}
    </div>
  );
}

/** The kinds of free actions in the order they are shown, each with its rule. */
const FREE_RULES: Record<string, string> = { commodity: "LG-4.1", buy: "LG-4.3", sell: "LG-4.4", upgrade: "LG-4.5" };
const CHANGED = new Set(["upgrade_discount", "price_change", "cheap_upgrade_typed"]);

/** Buying, selling, upgrading, returning a commodity: closed until wanted, so that it drowns nobody. */
export function FreePanel({ view, seat, store }: { view: GranjaView; seat: number; store: TableStore | null }) {
  const wanted = useSignal(false);
  const asked = store?.question.value?.domain === "free";
  const actions = freeActions(store).filter((notation) => !/^(roof|helper)\d$/.test(notation));
  const cards = freeActions(store).length - actions.length;
  if (!store || (!actions.length && !asked)) return null;
  const open = asked || wanted.value;
  // A helper that changes prices makes the printed ones wrong, so none is shown.
  const changed = Array.from({ length: SLOTS }, (_, slot) => view.helper_card[seat * SLOTS + slot]!).some(
    (card) => card >= 0 && CHANGED.has(content.cards[card]!.operation),
  );
  const price = (notation: string): string => {
    const [verb, what] = notation.split(":") as [string, string | undefined];
    const row = content.prices.find((each) => each.good === what?.split("@")[0]);
    if (!row || changed) return "";
    return verb === "buy" ? `−${row.buy}` : verb === "sell" ? `+${row.sell}` : `−${row.upgrade}`;
  };
  const groups = Object.entries(FREE_RULES).map(([kind, rule]) => ({
    rule,
    group: actions.filter((notation) => notation.startsWith(kind)),
  }));
  return (
    <div class={`free-panel${open ? " open" : ""}`}>
      {!asked && (
        <button type="button" class="free-toggle" aria-expanded={open} onClick={() => (wanted.value = !wanted.value)}>
          <Good good={has(view, seat, COMMODITY) ? "commodity" : "silver"} size={18} /> {t("la_granja-free-actions")} (
          {actions.length + cards})
        </button>
      )}
      {open &&
        groups
          .filter(({ group }) => group.length)
          .map(({ rule, group }) => (
            <div class="free-group">
              {group.map((notation) => (
                <Target
                  store={store}
                  targets={[`free:${notation}`]}
                  label={freeName(notation)}
                  rule={rule}
                  class="free-action"
                >
                  <FreeSigns notation={notation} />
                  <span aria-hidden="true">{freeName(notation)}</span>
                  {price(notation) && (
                    <span class="free-price" aria-hidden="true">
                      {price(notation)}
                      <Good good="silver" size={14} />
                    </span>
                  )}
                </Target>
              ))}
            </div>
          ))}
    </div>
  );
}

function FreeSigns({ notation }: { notation: string }) {
  const good = notation.startsWith("commodity") ? "commodity" : notation.split(":")[1]?.split("@")[0];
  return good ? <Good good={good} size={18} /> : null;
}
