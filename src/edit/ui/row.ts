// What a list of rows is given.
import { t } from "../../words/t.ts";

export interface Row {
  name: string;
  /** The type of the item, if they differ. */
  kind?: string | undefined;
  isHidden: boolean;
  /** Visitors don't see it any more, or not yet. */
  days?: "over" | "early" | undefined;
}

/** What a row shows besides its name. */
export function rowNotes({ kind, isHidden, days }: Row): string[] {
  const notes = [
    kind,
    isHidden && t`hidden`,
    days === "over" && t`over`,
    days === "early" && t`later`,
  ];
  return notes.filter((note) => typeof note === "string");
}

export function rowClass({ isHidden, days }: Row): string {
  return isHidden || days === "over" ? "row is-hidden" : "row";
}

export interface RowsProps {
  label: string;
  rows: readonly Row[];
  /** The index of the selected row. */
  current: number | undefined;
  onSelect: (index: number) => void;
  onMove: (from: number, to: number) => void;
}
