// Shows short cards side by side, for things that readers compare: statements, price plans, figures.
import type { ComponentType, ReactElement } from "react";
import { RichText } from "../components/RichText.tsx";
import type { BlockOf } from "../content/model/site.ts";
import { ActionButton } from "./ActionButton.tsx";
import { areEarly, dated } from "./dated.ts";
import { IconShapes } from "./IconShapes.tsx";
import { PictureView } from "./PictureView.tsx";
import { ItemHeading, Section } from "./Section.tsx";
import type { BlockProps } from "./view.ts";

/** The widths of a card's picture, with one, two or more cards side by side. */
const sizes = "(min-width: 60rem) 24rem, (min-width: 40rem) 50vw, 100vw";

type Layout = NonNullable<BlockOf<"cardGrid">["layout"]>;

interface CardProps {
  card: BlockOf<"cardGrid">["cards"][number];
  /** The heading of the block. */
  below: string | undefined;
}

const headings: Record<Layout, ComponentType<CardProps>> = {
  cards: CardHeading,
  plans: CardHeading,
  figures: Figure,
};

export function CardGrid({ block, site }: BlockProps<"cardGrid">): ReactElement {
  const { layout = "cards", cards, heading } = block;
  const Heading = headings[layout];
  const isPictured = cards.some(({ picture }) => picture);
  const className = layout === "cards" ? "cards" : `cards ${layout}`;
  return (
    <Section block={block} className="across" isEarly={areEarly(cards)}>
      <ul className={isPictured ? `${className} pictured` : className}>
        {cards.map((card, index) => (
          <li
            {...dated(card, card.badge === undefined ? "card" : "card with-badge", site)}
            key={index}
          >
            {card.picture && <PictureView picture={card.picture} sizes={sizes} whole />}
            {card.icon && <IconShapes icon={card.icon} />}
            <Heading card={card} below={heading} />
            <div className="item-text">
              <RichText text={card.text} />
            </div>
            <Details card={card} />
            {card.action && (
              <div>
                <ActionButton action={card.action} kind="text" />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CardHeading({ card, below }: CardProps): ReactElement {
  return (
    <>
      <ItemHeading below={below}>{card.heading}</ItemHeading>
      {card.badge !== undefined && <p className="card-badge">{card.badge}</p>}
      {card.price !== undefined && <p className="card-price">{card.price}</p>}
    </>
  );
}

/** A number isn't a heading: in a list of headings, it would say nothing. */
function Figure({ card }: CardProps): ReactElement {
  return <p className="figure-number">{card.heading}</p>;
}

function Details({ card: { details } }: Pick<CardProps, "card">): ReactElement | undefined {
  return (
    details && (
      <ul className="card-details">
        {details.map((detail, index) => (
          <li key={index}>{detail}</li>
        ))}
      </ul>
    )
  );
}
