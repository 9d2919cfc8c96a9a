/** The goods of the own farm as tokens to lift, and the free actions that work on them. */
import { useSignal } from "@preact/signals";
import { sayWord, t } from "../../i18n.ts";
import type { TableStore } from "../../table/store.ts";
import { Target } from "../../table/Target.tsx";
import { tip } from "../../ui/Tips.tsx";
import { Good } from "./Goods.tsx";
import { carried, freeActions } from "./opened.ts";
import { content } from "./pack.ts";
import type { Farm, Price } from "./shown.ts";
import { amountText, goodName } from "./words.ts";

/** Questions about a good that its own token answers. */
const DOMAINS = ["payment", "upgrade", "crop", "resource", "processed", "marker"];

export function Tray({ farm, store }: { farm: Farm; store: TableStore | null }) {
  const question = store?.question.value ?? null;
  const delivering = question?.domain === "delivery";
  return (
    <div class="tray-goods" role="group" aria-label={t("la_granja-goods")}>
      {content.goods.map((good) => {
        const count = amountText(farm, good);
        const grown = farm.fields.find(({ crop }) => crop === good)?.grown ?? 0;
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
              key={good}
              type="button"
              class={`token legal lift${carried.value === good ? " chosen" : ""}`}
              aria-pressed={carried.value === good}
              {...tip(label, "LG-0.6")}
              onClick={() => {
                carried.value = carried.value === good ? null : good;
                store.untouch();
                store.preview.value = carried.value ? t("la_granja-carry", { good: goodName(good) }) : null;
              }}
            >
              {face}
              <span class="unseen">{label}</span>
            </button>
          );
        return (
          <Target
            key={good}
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

/** Buying, selling, upgrading, returning a commodity: closed until wanted, so that it drowns nobody. */
export function FreePanel({ farm, prices, store }: { farm: Farm; prices: Price[]; store: TableStore | null }) {
  const wanted = useSignal(false);
  const asked = store?.question.value?.domain === "free";
  const actions = freeActions(store).filter((notation) => !/^(roof|helper)\d$/.test(notation));
  const cards = freeActions(store).length - actions.length;
  if (!store || (!actions.length && !asked)) return null;
  const open = asked || wanted.value;
  const groups = Object.entries(FREE_RULES).map(([kind, rule]) => ({
    rule,
    group: actions.filter((notation) => notation.startsWith(kind)),
  }));
  return (
    <div class={`free-panel${open ? " open" : ""}`}>
      {!asked && (
        <button
          type="button"
          class="free-toggle"
          aria-expanded={open}
          onClick={() => {
            wanted.value = !wanted.value;
          }}
        >
          <Good good={farm.goods.commodity ? "commodity" : "silver"} size={18} /> {t("la_granja-free-actions")} (
          {actions.length + cards})
        </button>
      )}
      {open &&
        groups
          .filter(({ group }) => group.length)
          .map(({ rule, group }) => (
            <div key={rule} class="free-group">
              {group.map((notation) => (
                <FreeAction key={notation} notation={notation} rule={rule} prices={prices} store={store} />
              ))}
            </div>
          ))}
    </div>
  );
}

function FreeAction({
  notation,
  rule,
  prices,
  store,
}: {
  notation: string;
  rule: string;
  prices: Price[];
  store: TableStore;
}) {
  const name = sayWord("la_granja", { kind: "free", word: notation });
  const [verb, what] = notation.split(":");
  const good = notation.startsWith("commodity") ? "commodity" : what?.split("@")[0];
  const silver = priceText(
    verb,
    prices.find((each) => each.good === good),
  );
  return (
    <Target store={store} targets={[`free:${notation}`]} label={name} rule={rule} class="free-action">
      {good && <Good good={good} size={18} />}
      <span aria-hidden="true">{name}</span>
      {silver && (
        <span class="free-price" aria-hidden="true">
          {silver}
          <Good good="silver" size={14} />
        </span>
      )}
    </Target>
  );
}

/** The silver an action costs or brings; none for what has no price. */
function priceText(verb: string | undefined, price: Price | undefined): string {
  if (!price) return "";
  switch (verb) {
    case "buy":
      return `−${price.buy}`;
    case "sell":
      return `+${price.sell}`;
    default:
      return `−${price.upgrade}`;
  }
}
