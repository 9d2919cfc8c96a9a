/** A card as a small workshop: roof in its colour, sign with the product, needs left, chain right. */
import type { ComponentChildren } from "preact";
import { t } from "../../i18n.ts";
import { Coin, GoodIcon, HalfSun, ResourceIcon } from "./pictures.tsx";
import { type Character, cardOf, characterOf, goodOf } from "./printed.ts";
import { cardName, effectWords } from "./words.ts";

/** A small mark where contents are ours and not the printed ones. */
export function Ours() {
  return (
    <abbr class="ours" title={t("oh_my_goods-reconstruction")}>
      <span aria-hidden="true">R</span>
      <span class="unseen">{t("oh_my_goods-reconstruction-mark")}</span>
    </abbr>
  );
}

function Roof() {
  return (
    <svg class="omg-roof" viewBox="0 0 120 44" preserveAspectRatio="none" aria-hidden="true">
      <path class="roof-flat" d="M0 44L16 4H104L120 44Z" />
      <path
        class="roof-tiles"
        d="M12 14H108M8 24H112M4 34H116M30 4L22 14M52 4L48 14M74 4V14M94 4L98 14M36 14L30 24M60 14V24M84 14L90 24M24 24L16 34M48 24L44 34M74 24L78 34M98 24L106 34M34 34L28 44M60 34V44M88 34L94 44"
      />
    </svg>
  );
}

export function CardFace({ card, price, children }: { card: string; price?: number; children?: ComponentChildren }) {
  const character = characterOf(card);
  if (character) return <CharacterFace character={character} />;
  const printed = cardOf(card);
  if (!printed) return <span class="omg-face back" />;
  const good = goodOf(printed.product);
  const cost = price ?? printed.cost;
  return (
    <span class={`omg-face roof-${printed.colour}`} aria-hidden="true">
      <span class="top-line">
        <Roof />
        {printed.resource && (
          <span class="resource-badge">
            <ResourceIcon id={printed.resource} size={24} />
          </span>
        )}
        {printed.sun && <HalfSun size={22} />}
      </span>
      <span class="card-name">{cardName(card)}</span>
      <span class="sign">
        {good && (
          <>
            <GoodIcon id={good.id} size={26} />
            <Coin count={good.worth || "×"} />
          </>
        )}
        {printed.office && (
          <>
            <ResourceIcon id={printed.office} size={26} />
            <b>+1</b>
          </>
        )}
        {printed.extra && (
          <>
            <span class="mini-card" />
            <b>+1</b>
          </>
        )}
        {printed.strength > 0 && (
          <>
            <Shield />
            <b>{printed.strength}</b>
          </>
        )}
      </span>
      <span class="low-line">
        <span class="needs">
          {Object.entries(printed.needs).map(([id, count]) => (
            <span key={id}>
              {count}
              <ResourceIcon id={id} size={16} />
            </span>
          ))}
          {printed.automatic && <b>↻</b>}
        </span>
        {printed.chain.length > 0 && (
          <span class="chain">
            {printed.chain.map((item) =>
              item.place === "hand" ? (
                <span key={item.id} class="hand-item">
                  <ResourceIcon id={item.id} size={15} />
                </span>
              ) : (
                <GoodIcon key={item.id} id={item.id} size={17} />
              ),
            )}
            <i>›</i>
          </span>
        )}
      </span>
      {printed.kind !== "charburner" && (
        <span class="price-line">
          <Coin count={cost} />
          <span class="points-mark">{printed.points}</span>
        </span>
      )}
      {printed.ours && <Ours />}
      {children}
    </span>
  );
}

export function Shield() {
  return (
    <svg class="omg-icon shield" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path class="omg-flat" d="M12 3L19 5.500V11C19 16 16 19 12 21C8 19 5 16 5 11V5.500Z" />
      <path class="omg-ink" d="M12 3L19 5.500V11C19 16 16 19 12 21C8 19 5 16 5 11V5.500Z" />
    </svg>
  );
}

function CharacterFace({ character }: { character: Character }) {
  return (
    <span class="omg-face character" aria-hidden="true">
      <span class="card-name">{cardName(character.id)}</span>
      <span class="phase-mark">{t("oh_my_goods-phase", { phase: character.phase })}</span>
      <span class="character-text">{effectWords(character.ability)}</span>
      {character.ours && <Ours />}
    </span>
  );
}
