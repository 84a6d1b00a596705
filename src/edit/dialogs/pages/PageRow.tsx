// A page in the list of pages, with its actions.
import type { KeyboardEvent, ReactElement } from "react";
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
      <div className="tools" role="group" aria-label={title}>
        {Object.entries(actions).map(([label, act]) => (
          <button key={label} type="button" onClick={act} onKeyDown={goToRow}>
            {label}
          </button>
        ))}
      </div>
    </li>
  );
}

/** Moves the focus to a page's first action. */
export function focusRow(page: string): void {
  document.querySelector<HTMLElement>(`.page-row[data-page="${CSS.escape(page)}"] button`)?.focus();
}

/** Arrow keys move to the same action of the next or previous page. */
function goToRow(event: KeyboardEvent<HTMLButtonElement>): void {
  const button = event.currentTarget;
  const row = button.closest("li");
  const next = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling }[
    event.key
  ];
  const at = [...(row?.querySelectorAll("button") ?? [])].indexOf(button);
  if (!next) return;
  event.preventDefault();
  next.querySelectorAll("button")[at]?.focus();
}
