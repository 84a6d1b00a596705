// The frame that most blocks stand in: a heading and some words in the margin, the content beside them.
import type { ReactElement, ReactNode } from "react";
import type { RichText as RichTextTree } from "../content/model/notations.ts";
import { RichText } from "../components/RichText.tsx";

interface SectionProps {
  /** What the block says of itself, whatever its type. */
  block: { id?: string; heading?: string; text?: RichTextTree };
  className: string;
  /** What else stands below the heading, for example a picture. */
  aside?: ReactNode;
  children: ReactNode;
}

export function Section(props: SectionProps): ReactElement {
  const { block, aside } = props;
  const { id, heading, text } = block;
  const hasHead = heading !== undefined || text !== undefined || aside !== undefined;
  return (
    <section id={id} className={`section ${props.className}`}>
      <div className="section-frame">
        {hasHead && (
          <div className="section-head">
            {heading !== undefined && <h2>{heading}</h2>}
            {text !== undefined && <RichText text={text} />}
            {aside}
          </div>
        )}
        {props.children}
      </div>
    </section>
  );
}

/** The heading of an item: one level below the block's own, or in its place where it has none. */
export function ItemHeading(props: { below: string | undefined; children: string }): ReactElement {
  const Level = props.below === undefined ? "h2" : "h3";
  return <Level className="item-heading">{props.children}</Level>;
}

/** A heading in an item: one level below the item's own. */
export function SubHeading(props: { below: string | undefined; children: string }): ReactElement {
  const Level = props.below === undefined ? "h3" : "h4";
  return <Level className="sub-heading">{props.children}</Level>;
}
