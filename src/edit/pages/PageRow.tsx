// One page in the list of all, with what can be done with it.
import type { ReactElement } from "react";
import type { ListedPage } from "./page-list.ts";
import { isInMenu } from "./pages.ts";
import type { PagesViewProps } from "./view.ts";
import { isHomePage } from "./remove-page.ts";

export function PageRow({
  session,
  page: { name, title },
  onPage,
  onView,
}: PagesViewProps & { page: ListedPage }): ReactElement {
  const { files } = session.state().history;
  const said = [
    `${name}.json`,
    isHomePage(files, name) ? "the home page" : "",
    isInMenu(files, name) ? "in the menu" : "not in the menu",
  ].filter(Boolean);
  return (
    <li className="page-row">
      <div>
        {title}
        <small>{said.join(", ")}</small>
      </div>
      <div className="tools" role="group" aria-label={title}>
        <button type="button" onClick={() => onPage(name)}>
          Open
        </button>
        <button type="button" onClick={() => onView({ is: "rename", page: name })}>
          Rename
        </button>
        <button type="button" onClick={() => onView({ is: "copy", page: name })}>
          Duplicate
        </button>
        <button type="button" onClick={() => onView({ is: "remove", page: name })}>
          Remove
        </button>
      </div>
    </li>
  );
}
