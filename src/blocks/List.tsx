// Items to read one after another: short ones in two columns, openings in a ledger, long ones as prose.
import type { ReactElement } from "react";
import type { BlockOf } from "../content/model/site.ts";
import { RichText } from "../components/RichText.tsx";
import { ActionButton } from "./ActionButton.tsx";
import { IconShapes } from "./IconShapes.tsx";
import { PictureView } from "./PictureView.tsx";
import { ItemHeading, Section } from "./Section.tsx";
import type { BlockProps } from "./view.ts";

export function List({ block, headingId }: BlockProps<"list">): ReactElement {
  const layout = block.layout ?? "columns";
  return (
    <Section
      block={block}
      className="in-margin"
      headingId={headingId}
      aside={
        block.picture && (
          <PictureView picture={block.picture} sizes="(min-width: 60rem) 24rem, 100vw" />
        )
      }
    >
      <div className="list-body">
        <ul className={`list list-${layout}`}>
          {block.items.map((item, index) => (
            <Item key={index} item={item} below={block.heading} />
          ))}
        </ul>
        {block.action && (
          <div className="actions">
            <ActionButton action={block.action} kind="secondary" />
          </div>
        )}
      </div>
    </Section>
  );
}

function Item(props: {
  item: BlockOf<"list">["items"][number];
  below: string | undefined;
}): ReactElement {
  const { item } = props;
  return (
    <li className={item.icon ? "item with-icon" : "item"}>
      {item.icon && <IconShapes icon={item.icon} />}
      <ItemHeading below={props.below}>{item.heading}</ItemHeading>
      {item.text && (
        <div className="item-text">
          <RichText text={item.text} />
        </div>
      )}
      {item.details && (
        <ul className="details">
          {item.details.map((detail, index) => (
            <li key={index}>{detail}</li>
          ))}
        </ul>
      )}
      {item.action && (
        <div>
          <ActionButton action={item.action} kind="text" />
        </div>
      )}
    </li>
  );
}
