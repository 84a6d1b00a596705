// Marks what visitors don't see any more, or not yet, on the edited page, and says since or from when.
import { useEffect } from "react";
import type { Files } from "../../model/history.ts";
import { shownDays } from "../../operations/shown-days.ts";
import { useFiles } from "../../screen/use-session.ts";

const selector = "[data-from], [data-until]";
const attributeFilter = ["data-from", "data-until", "data-days", "data-note"];

export function DayNotes({ page }: { page: Document }): null {
  const files = useFiles();
  useEffect(() => {
    const noteAll = () => page.querySelectorAll<HTMLElement>(selector).forEach(note(files));
    // Redrawing the page takes the marks away.
    const observer = new MutationObserver(noteAll);
    const options = { childList: true, subtree: true, attributes: true, attributeFilter };
    observer.observe(page.documentElement, options);
    noteAll();
    return () => observer.disconnect();
  }, [page, files]);
  return null;
}

const note = (files: Files) => (element: HTMLElement) => {
  const { from, until, days } = element.dataset;
  // In the row of a table, it would be one more cell.
  const noted = element.querySelector<HTMLElement>(":scope > th") ?? element;
  const shown = shownDays(files, { from, until }, new Date());
  // Only a difference, because each change is observed.
  if (shown?.is === days && shown?.words === noted.dataset["note"]) return;
  delete element.dataset["days"];
  delete noted.dataset["note"];
  if (!shown) return;
  element.dataset["days"] = shown.is;
  noted.dataset["note"] = shown.words;
};
