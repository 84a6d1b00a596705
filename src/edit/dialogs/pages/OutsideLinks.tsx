// Warns that renaming a published page can break links from other websites.
import type { ReactElement } from "react";
import { isDraft } from "../../../content/model/draft.ts";
import { siteFile } from "../../../content/model/input.ts";
import { fileValue, valueIn } from "../../model/read-json.ts";
import { useFiles } from "../../screen/use-session.ts";
import { usePublished } from "../publish/use-published.ts";
import type { Publisher } from "../../session/publisher.ts";
import { t } from "../../../words/t.ts";

interface OutsideLinksProps {
  publisher: Publisher;
  page: string;
  /** Whether its short name changes. */
  isRenamed: boolean;
}

export function OutsideLinks(props: OutsideLinksProps): ReactElement {
  const { publisher, page, isRenamed } = props;
  const [published] = usePublished(publisher);
  const files = useFiles();
  const hasAddresses = valueIn(files, { file: siteFile, path: ["addresses"] }) === true;
  const isKnown =
    published?.is === "known" &&
    published.isPushed &&
    `${page}.json` in published.files &&
    !isDraft(fileValue(files, `${page}.json`));
  return (
    <p role="status" className="quiet">
      {isRenamed &&
        isKnown &&
        (hasAddresses
          ? t`This page is already published. Its old address will open it under its new one.`
          : t`This page is already published. Links from other websites to the site keep working. On a large site, where each page has its own address, links to page-${page}.html will open a notice that links to the home page.`)}
    </p>
  );
}
