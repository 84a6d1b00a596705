// A page in the list of pages, with its actions.
import type { ReactElement } from "react";
import { Toolbar } from "react-aria-components/Toolbar";
import type { ListedPage } from "../../operations/pages/page-list.ts";
import { isInMenu } from "../../operations/pages/edit-pages.ts";
import { useSession } from "../../screen/use-session.ts";
import type { PagesViewProps } from "./pages-view.ts";
import { isHomePage } from "../../operations/pages/remove-page.ts";

export function PageRow({
  page: { name, title },
  onPage,
  onView,
}: PagesViewProps & { page: ListedPage }): ReactElement {
  const { history } = useSession();
  const { files } = history;
  const details = [
    `${name}.json`,
    isHomePage(files, name) ? "the home page" : "",
    isInMenu(files, name) ? "in the menu" : "not in the menu",
  ].filter(Boolean);
  const actions = {
    Open: () => onPage(name),
    Rename: () => onView({ is: "rename", page: name }),
    Duplicate: () => onView({ is: "copy", page: name }),
    Remove: () => onView({ is: "remove", page: name }),
  };
  return (
    <li className="page-row" data-page={name}>
      <div>
        {title}
        <small>{details.join(", ")}</small>
      </div>
      <Toolbar className="tools" aria-label={title}>
        {Object.entries(actions).map(([label, act]) => (
          <button key={label} type="button" onClick={act}>
            {label}
          </button>
        ))}
      </Toolbar>
    </li>
  );
}

/** Moves the focus to a page's first action. */
export function focusRow(page: string): void {
  document.querySelector<HTMLElement>(`.page-row[data-page="${CSS.escape(page)}"] button`)?.focus();
}
