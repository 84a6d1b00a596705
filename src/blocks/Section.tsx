// The frame of most blocks: heading and text in the margin, the content next to them.
import type { ReactElement, ReactNode } from "react";
import type { RichText as RichTextTree } from "../content/model/notations.ts";
import { languageProps } from "../content/text/writing.ts";
import { RichText } from "../components/RichText.tsx";

interface SectionProps {
  /** The fields that blocks of all types have. */
  block: { id?: string; heading?: string; text?: RichTextTree; language?: string };
  className: string;
  /** More content below the heading, for example a picture. */
  aside?: ReactNode;
  /** True if nothing of it is shown yet; the script shows it when the time comes. */
  isEarly?: boolean;
  children: ReactNode;
}

export function Section(props: SectionProps): ReactElement {
  const { block, aside, isEarly } = props;
  const { id, heading, text } = block;
  const hasHead = heading !== undefined || text !== undefined || aside !== undefined;
  return (
    <section
      id={id}
      {...languageProps(`section ${props.className}`, block.language)}
      hidden={isEarly}
    >
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

interface ItemHeadingProps {
  below: string | undefined;
  /** undefined for an item that is only a picture, with or without other words. */
  children: string | undefined;
}

/** The heading of an item: one level below the block's heading, or on its level if the block has none. */
export function ItemHeading(props: ItemHeadingProps): ReactElement | null {
  if (props.children === undefined) return null;
  const Level = props.below === undefined ? "h2" : "h3";
  return <Level className="item-heading">{props.children}</Level>;
}

/** A heading inside an item: one level below the item's heading. */
export function SubHeading(props: { below: string | undefined; children: string }): ReactElement {
  const Level = props.below === undefined ? "h3" : "h4";
  return <Level className="sub-heading">{props.children}</Level>;
}
