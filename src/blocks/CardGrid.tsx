// Shows short cards side by side, for things that readers compare.
import type { ReactElement } from "react";
import { RichText } from "../components/RichText.tsx";
import { ActionButton } from "./ActionButton.tsx";
import { IconShapes } from "./IconShapes.tsx";
import { PictureView } from "./PictureView.tsx";
import { ItemHeading, Section } from "./Section.tsx";
import type { BlockProps } from "./view.ts";

/** The widths of a card's picture, with one, two or more cards side by side. */
const sizes = "(min-width: 60rem) 24rem, (min-width: 40rem) 50vw, 100vw";

export function CardGrid({ block }: BlockProps<"cardGrid">): ReactElement {
  const isPictured = block.cards.some(({ picture }) => picture);
  return (
    <Section block={block} className="across">
      <ul className={isPictured ? "cards pictured" : "cards"}>
        {block.cards.map((card, index) => (
          <li className="card" key={index}>
            {card.picture && <PictureView picture={card.picture} sizes={sizes} whole />}
            {card.icon && <IconShapes icon={card.icon} />}
            <ItemHeading below={block.heading}>{card.heading}</ItemHeading>
            <div className="item-text">
              <RichText text={card.text} />
            </div>
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
