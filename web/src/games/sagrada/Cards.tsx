/** Tools with their favour, public goals and the seat's own goal. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n.ts";
import type { TableStore } from "../../table/store.ts";
import { tipBeside } from "../../ui/Tips.tsx";
import type { BoardProps } from "../index.ts";
import { DieIcon } from "./Die.tsx";
import { GoalPicture, ToolPicture } from "./pictures.tsx";
import { goalCard, privateCard, toolCard } from "./printed.ts";
import { type SagradaShown, type ShownTool, shownOf } from "./shown.ts";
import { colorName, goalName, privateName, toolName, toolText } from "./words.ts";

export function Tools({ shown, store }: { shown: SagradaShown; store: TableStore | null }) {
  return (
    <section class="tools" aria-label={t("sagrada-tools")}>
      {shown.tools.map((tool) => (
        <ToolCard key={tool.tool} shown={tool} store={store} />
      ))}
    </section>
  );
}

function ToolCard({ shown, store }: { shown: ShownTool; store: TableStore | null }) {
  const { tool, cost, favor } = shown;
  const card = toolCard(tool);
  const target = `action:${tool}`;
  const option = store?.byTarget.value.get(target);
  const legal = option !== undefined;
  const chosen = store?.armed.value === target;
  // Whoever pays for a tool makes its card light up for everyone.
  const before = useRef(favor);
  const used = favor > before.current;
  useEffect(() => {
    before.current = favor;
  });
  const price =
    cost === null ? t("sagrada-tool-solo", { color: colorName(card.solo) }) : t("sagrada-tool-cost", { count: cost });
  const press = () => {
    if (!store) return;
    if (!option) void store.askWhy(target);
    else if (option.leads?.length) store.pick(target);
    // Nothing on the page follows: the question bar asks whether it is meant.
    else store.toggle(target);
  };
  return (
    <button
      type="button"
      class={`tool${legal ? " legal" : ""}${chosen ? " chosen" : ""}${used ? " used" : ""}`}
      data-target={legal ? target : undefined}
      aria-disabled={legal ? undefined : true}
      aria-pressed={legal ? chosen : undefined}
      onClick={press}
      {...tipBeside(`${toolText(tool)} ${price}`, card.rule)}
    >
      <ToolPicture id={tool} />
      <span class="tool-name">{toolName(tool)}</span>
      <span class="tool-cost">
        {cost === null ? <PayingDie color={card.solo} /> : <Beads count={cost} />}
        <span class="unseen">
          {price} {favor > 0 && t("sagrada-tool-spent", { count: favor })}
        </span>
      </span>
      <span class="tool-text">{toolText(tool)}</span>
    </button>
  );
}

/** Alone a tool is paid for with a die of its colour, whatever it shows. */
function PayingDie({ color }: { color: string }) {
  return <DieIcon die={{ word: "", color, value: 1 }} size={22} />;
}

export function Beads({ count }: { count: number }) {
  return (
    <>
      {Array.from({ length: count }, () => (
        <svg class="bead-icon" viewBox="-8 -8 16 16" aria-hidden="true">
          <circle class="bead" r="7" fill="url(#bead-light)" />
        </svg>
      ))}
    </>
  );
}

/** The goals, for the rail beside the board. */
export function Rail({ moment }: BoardProps) {
  const shown = shownOf(moment);
  const own = shown.seat === null ? null : shown.players[shown.seat]?.private;
  const alone = shown.seats === 1;
  return (
    <section class="goals" aria-label={t("sagrada-goals")}>
      <h2>{t("sagrada-goals")}</h2>
      {own?.map((goal) => (
        <div
          class="goal private"
          role="group"
          tabIndex={0}
          aria-label={privateName(goal)}
          {...tipBeside(t(alone ? "sagrada-tip-private-solo" : "sagrada-tip-private"), alone ? "SAG-11.6" : "SAG-9.6")}
        >
          <GoalPicture id={goal} />
          <span class="goal-name">{privateName(goal)}</span>
          <span class="goal-text">{t("sagrada-private-text", { color: colorName(privateCard(goal).color) })}</span>
        </div>
      ))}
      {shown.objectives.map((goal) => {
        const count = goalCard(goal).points;
        return (
          <div
            class="goal"
            role="group"
            tabIndex={0}
            aria-label={goalName(goal)}
            {...tipBeside(t("sagrada-tip-goal", { count }), "SAG-9.3")}
          >
            <GoalPicture id={goal} />
            <span class="goal-name">{goalName(goal)}</span>
            <span class="goal-text">{t(`sagrada-goal-text-${goal}`)}</span>
            <span class="goal-points" role="img" aria-label={t("points", { count })}>
              {count}
            </span>
          </div>
        );
      })}
    </section>
  );
}
