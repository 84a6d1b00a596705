// What the views of a site's own blocks are made of: `site-from-json/kit`. It is added to, never changed within a major
// version.
import type { ReactElement, ReactNode } from "react";
import { PageLink } from "../../components/PageLink.tsx";
import { RichText } from "../../components/RichText.tsx";
import type { PageName } from "../../content/model/notations.ts";
import type { Site } from "../../content/model/site.ts";
import { ActionButton } from "../ActionButton.tsx";
import { areEarly, dated } from "../dated.ts";
import { IconShapes } from "../IconShapes.tsx";
import { PictureView } from "../PictureView.tsx";
import { Section as EngineSection, ItemHeading } from "../Section.tsx";

/** What a view of a site's own gets of the site. */
export interface OwnSite extends Pick<Site, "name" | "language"> {
  timeZone: string | undefined;
  /** The facts in site.json, by name. */
  facts: Readonly<Record<string, string>>;
}

/** The props of a view of a site's own. */
export interface OwnProps {
  /** Compiled: formatted texts are trees, and buttons have addresses. */
  block: { type: string };
  site: OwnSite;
  /** The page that the block is on. */
  page: PageName;
  /** The block's language, such as `en-US`. */
  language: string;
}

interface SectionProps {
  /** The fields that blocks of all types have. */
  block: Parameters<typeof EngineSection>[0]["block"];
  /** Whether the content is beside the heading, or below it over the whole width. */
  layout?: "beside" | "below";
  className?: string;
  /** More content below the heading, for example a picture. */
  aside?: ReactNode;
  /** The items in it that may have a first and a last day: the section is hidden until the first of them is shown. */
  items?: Parameters<typeof areEarly>[0];
  children: ReactNode;
}

function Section({
  layout = "beside",
  className = "",
  items = [],
  children,
  ...rest
}: SectionProps): ReactElement {
  const placed = layout === "beside" ? "in-margin" : "across";
  return (
    <EngineSection {...rest} className={`${placed} ${className}`.trim()} isEarly={areEarly(items)}>
      {children}
    </EngineSection>
  );
}

export const kit = {
  Section,
  ItemHeading,
  RichText,
  ActionButton,
  PageLink,
  IconShapes,
  PictureView,
  dated,
} as const;
