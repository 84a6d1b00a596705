// The views of the Pages dialog and their props.
import type { Location } from "../../model/location.ts";
import type { Publisher } from "../../session/publisher.ts";

export type View =
  /** `from` is the page whose view was left, to restore the focus. */
  | { is: "list"; from?: string | undefined }
  | { is: "add" }
  | { is: "copy" | "rename" | "remove"; page: string };

export interface PagesProps {
  publisher: Publisher;
  /** Opens a page. */
  onPage: (page: string) => void;
  /** Goes to a place on a page or in the site settings. */
  onSelect: (location: Location) => void;
  onClose: () => void;
}

export interface PagesViewProps extends PagesProps {
  onView: (view: View) => void;
}
