// What the window of all pages can show, and what each of its views is given.
import type { Place } from "../../model/location.ts";
import type { Publisher } from "../../session/publisher.ts";
import type { Session } from "../../session/session.ts";
import type { ListedPage } from "../../operations/pages/page-list.ts";

export type View =
  /** From the view of one page, if it was left for this. */
  | { is: "list"; from?: string | undefined }
  | { is: "add" }
  | { is: "copy" | "rename" | "remove"; page: string };

export interface PagesProps {
  session: Session;
  publisher: Publisher;
  pages: readonly ListedPage[];
  /** Leads to a page. */
  onPage: (page: string) => void;
  /** Leads to a place, of a page or of what all pages share. */
  onSelect: (place: Place) => void;
  onClose: () => void;
}

export interface PagesViewProps extends PagesProps {
  onView: (view: View) => void;
}
