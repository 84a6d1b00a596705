// What every control in the panel needs to know about the file being edited.
import { createContext, use, type ComponentType } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import type { Change } from "../../content/edit/change.ts";
import type { Icons } from "../../content/model/input.ts";
import type { Json } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import type { Fix } from "../../content/report/fixes.ts";
import type { Operation } from "../model/history.ts";
import type { FactInText, Location } from "../model/location.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import type { Store, Stored } from "../../store/store.ts";

export interface FieldProps {
  node: Node;
  value: unknown;
  path: Path;
  /** Its label; the title from its schema if omitted. */
  title?: string | undefined;
  /** Whether the heading above already says the label. */
  isNamedAbove?: boolean;
  isNeeded?: boolean;
}

export interface Panel {
  /** Goes to a location in this file or another one. */
  open: (location: Location) => void;
  /** Edits any value; passed through context because lists and groups contain fields too. */
  Field: ComponentType<FieldProps>;
  /** The file being edited, by its name in the content folder. */
  file: string;
  /** What pages can refer to besides the content files. */
  beside: Stored["assets"];
  /** All icons with their drawings. @throws with a message for the person if they can't be loaded */
  allIcons: () => Promise<Icons>;
  addMedia: Store["addMedia"];
  /** The site's photo hosts. */
  photoHosts: readonly string[];
  listPhotoHost: (host: string) => void;
  /** The value at a path of the file now. */
  valueAt: (path: Path) => unknown;
  /** The selected path, chosen on the page or here. */
  selected: Path;
  /** Where the selected fact was clicked on the page. */
  clickedIn: FactInText | undefined;
  select: (path: Path) => void;
  change: (change: Change) => void;
  /**
   * Sets the value at a path, or removes it if undefined. Continued typing is one undo step.
   * @param also what else belongs to that step
   */
  write: (path: Path, value: Json | undefined, also?: readonly Operation[]) => void;
  endStep: () => void;
  /** Runs an action once a click in the panel is over. */
  afterPress: (action: () => void) => void;
  problemsAt: (path: Path) => readonly Diagnostic[];
  fixOf: (problem: Diagnostic) => Fix | undefined;
  applyFix: (fix: Fix) => void;
}

export const PanelContext = createContext<Panel | undefined>(undefined);

/** @throws outside a panel */
export function usePanel(): Panel {
  const panel = use(PanelContext);
  if (!panel) throw new Error("usePanel needs a PanelContext around it.");
  return panel;
}
