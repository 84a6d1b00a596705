// A page in the list of pages, with its actions.
import { useState, type ReactElement } from "react";
import { Toolbar } from "react-aria-components/Toolbar";
import type { ListedPage } from "../../operations/pages/page-list.ts";
import { siteFile } from "../../../content/model/input.ts";
import type { PageName } from "../../../content/model/notations.ts";
import { pageLink } from "../../../site/links.ts";
import type { Files } from "../../model/history.ts";
import { fileValue, valueIn } from "../../model/read-json.ts";
import { isInMenu } from "../../operations/pages/edit-pages.ts";
import { useFiles } from "../../screen/use-session.ts";
import type { PagesViewProps } from "./pages-view.ts";
import { isHomePage } from "../../operations/pages/home-page.ts";
import { t } from "../../../words/t.ts";

export function PageRow({
  page: { name, title, isDraft },
  onPage,
  onView,
}: PagesViewProps & { page: ListedPage }): ReactElement {
  const files = useFiles();
  const [copied, setCopied] = useState("");
  const copyLink = async (): Promise<void> => {
    if (isDraft) return setCopied(t`Visitors can’t open this page while it is a draft.`);
    const link = linkTo(files, name);
    if (link === undefined)
      return setCopied(t`First enter the site’s web address in its settings.`);
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setCopied(isCopied ? t`Link copied. Paste it into an email or message.` : link);
  };
  const details = [
    isHomePage(files, name) ? t`the home page` : name,
    isInMenu(files, name) ? t`in the menu` : t`not in the menu`,
  ];
  const actions: readonly (readonly [label: string, act: () => void])[] = [
    [t`Open`, () => onPage(name)],
    [t`Rename`, () => onView({ is: "rename", page: name })],
    [t`Duplicate`, () => onView({ is: "copy", page: name })],
    [t`Copy link`, () => void copyLink()],
    [t`Remove`, () => onView({ is: "remove", page: name })],
  ];
  return (
    <li className="page-row" data-page={name}>
      <div>
        {title} {isDraft && <b className="draft-mark">{t`Draft`}</b>}
        <small>{details.join(", ")}</small>
        <small role="status">{copied}</small>
      </div>
      <Toolbar className="tools" aria-label={title}>
        {actions.map(([label, act]) => (
          <button key={label} type="button" onClick={act}>
            {label}
          </button>
        ))}
      </Toolbar>
    </li>
  );
}

/** The link on the published site; undefined if the site has no web address yet. */
function linkTo(files: Files, page: string): string | undefined {
  const text = (field: string) => String(valueIn(files, { file: siteFile, path: [field] }));
  try {
    const { addresses } = Object(fileValue(files, siteFile)) as { addresses?: unknown };
    // Casts: names in the files, of any page.
    const site = { url: text("url"), homePage: text("homePage") as PageName };
    return pageLink({ ...site, addresses: addresses === true }, page as PageName);
  } catch {
    return undefined;
  }
}

/** Moves the focus to a page's first action. */
export function focusRow(page: string): void {
  document.querySelector<HTMLElement>(`.page-row[data-page="${CSS.escape(page)}"] button`)?.focus();
}
