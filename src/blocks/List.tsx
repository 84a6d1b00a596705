// Shows a list in one of its layouts, such as columns, ledger, prose, questions or logos.
import type { ComponentType, ReactElement } from "react";
import type { BlockOf } from "../content/model/site.ts";
import { ActionButton } from "./ActionButton.tsx";
import { areEarly } from "./dated.ts";
import { EventItem, Item, NewsItem, Question, Quote, type ListItemProps } from "./ListItem.tsx";
import { GalleryDialog, GalleryItem } from "./GalleryItem.tsx";
import { LogoItem } from "./LogoItem.tsx";
import { PictureView } from "./PictureView.tsx";
import { Section } from "./Section.tsx";
import type { BlockProps } from "./view.ts";

type Layout = NonNullable<BlockOf<"list">["layout"]>;

const itemViews: Record<Layout, ComponentType<ListItemProps>> = {
  columns: Item,
  ledger: Item,
  prose: Item,
  questions: Question,
  quotes: Quote,
  logos: LogoItem,
  gallery: GalleryItem,
  news: NewsItem,
  events: EventItem,
};

export function List({ block, site, language }: BlockProps<"list">): ReactElement {
  const layout = block.layout ?? "columns";
  const ItemView = itemViews[layout];
  const isPicture = ItemView === Item || ItemView === LogoItem || ItemView === GalleryItem;
  const isPictureAlone = block.picture && block.heading === undefined && !block.text;
  const beginsWithPicture = isPictureAlone || (isPicture && block.items[0]?.picture);
  // With a heading alone in the margin, a third of the screen would stay empty.
  const isAcross = layout === "columns" && !block.text && !block.picture;
  return (
    <Section
      block={block}
      className={placement(layout, isAcross, Boolean(beginsWithPicture))}
      isEarly={areEarly(block.items)}
      aside={
        block.picture && (
          <PictureView picture={block.picture} sizes="(min-width: 60rem) 24rem, 100vw" />
        )
      }
    >
      <div className="list-body">
        <ul className={`list list-${layout}`} data-gallery={layout === "gallery" ? "" : undefined}>
          {block.items.map((item, index) => (
            <ItemView
              key={index}
              item={item}
              below={block.heading}
              site={site}
              language={language}
            />
          ))}
        </ul>
        {layout === "gallery" && <GalleryDialog block={block} site={site} />}
        {block.action && (
          <div className="actions">
            <ActionButton action={block.action} kind="secondary" />
          </div>
        )}
      </div>
    </Section>
  );
}

function placement(layout: Layout, isAcross: boolean, beginsWithPicture: boolean): string {
  if (isAcross) return "across";
  // Pictures aren't printed, and their names alone say little.
  if (layout === "gallery") return "in-margin pictures-first screen-only";
  return beginsWithPicture ? "in-margin pictures-first" : "in-margin";
}
