// What every control of the panel needs to know of the file that it edits.
import { createContext, use, type ComponentType } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import type { Change } from "../../content/edit/change.ts";
import type { Json } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import type { Fix } from "../../content/report/fixes.ts";
import type { FactInText, Place } from "../model/location.ts";
import type { Session } from "../session/session.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import type { AddedMedia, Stored } from "../../store/store.ts";

export interface FieldProps {
  node: Node;
  value: unknown;
  path: Path;
  /** What it is called; its schema's own title where that says it. */
  title?: string | undefined;
  isNeeded?: boolean;
}

/** What every way to write a single value is given. */
export interface InputProps {
  value: unknown;
  path: Path;
  isNeeded: boolean;
  attributes: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  };
}

export interface Panel {
  session: Session;
  /** Leads to a place, of this file or of another. */
  open: (place: Place) => void;
  /** Any value, edited with what its schema asks for; here, because the views of lists and groups show such, too. */
  Field: ComponentType<FieldProps>;
  /** The one that is edited, as it is called in the content folder. */
  file: string;
  /** What pages may name beside the files. */
  beside: Stored["beside"];
  addMedia: (file: File, kinds: readonly string[]) => Promise<AddedMedia>;
  /** The hosts that the site lists for its pictures. */
  photoHosts: readonly string[];
  listPhotoHost: (host: string) => void;
  /** What stands at a path of the file now. */
  valueAt: (path: Path) => unknown;
  /** What the editor is at, on the page or here. */
  selected: Path;
  /** Where the fact that is selected was pressed on the page. */
  pressedIn: FactInText | undefined;
  select: (path: Path) => void;
  change: (change: Change) => void;
  /** Puts a value at a path, or, for undefined, takes away what is there. Typing on is one step. */
  write: (path: Path, value: Json | undefined) => void;
  endStep: () => void;
  problemsAt: (path: Path) => readonly Diagnostic[];
  fixOf: (problem: Diagnostic) => Fix | undefined;
  mend: (fix: Fix) => void;
}

export const PanelContext = createContext<Panel | undefined>(undefined);

/** @throws outside a panel */
export function usePanel(): Panel {
  const panel = use(PanelContext);
  if (!panel) throw new Error("usePanel needs a PanelContext around it.");
  return panel;
}
