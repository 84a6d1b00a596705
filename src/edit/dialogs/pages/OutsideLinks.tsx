// Warns that renaming a published page can break links from other websites.
import type { ReactElement } from "react";
import { usePublished } from "../publish/use-published.ts";
import type { Publisher } from "../../session/publisher.ts";

interface OutsideLinksProps {
  publisher: Publisher;
  page: string;
  /** Whether its short name changes. */
  isRenamed: boolean;
}

export function OutsideLinks(props: OutsideLinksProps): ReactElement {
  const { publisher, page, isRenamed } = props;
  const [published] = usePublished(publisher);
  const isKnown =
    published?.is === "known" && published.isPushed && `${page}.json` in published.files;
  return (
    <p role="status" className="quiet">
      {isRenamed &&
        isKnown &&
        `This page is already published. Links from other websites to the site keep working. On a large site, where each page has its own address, links to page-${page}.html will open a notice that links to the home page.`}
    </p>
  );
}
