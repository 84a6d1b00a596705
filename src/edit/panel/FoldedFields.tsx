// Fields that few people change, folded away under the name of their group.
import { useState, type ReactElement, type ReactNode } from "react";
import { isWithin } from "../model/location.ts";
import { isFields } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import { isWrittenAsDay } from "../../content/text/day.ts";
import { usePanel, type Panel } from "../screen/panel-context.ts";

interface FoldedFieldsProps {
  name: string;
  /** The folded fields, with their values. */
  fields: readonly (readonly [path: Path, value: unknown])[];
  children: ReactNode;
}

/** Opens by itself when one of its fields is selected, has an error, or says on which days visitors see the item. */
export function FoldedFields({ name, fields, children }: FoldedFieldsProps): ReactElement {
  const panel = usePanel();
  const isNeeded = fields.some(
    ([path, value]) =>
      isWithin(panel.selected, path) ||
      (typeof value === "string" && isWrittenAsDay(value)) ||
      hasError(panel, path, value),
  );
  const [isOpen, setOpen] = useState(isNeeded);
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (wasNeeded !== isNeeded) {
    setNeeded(isNeeded);
    if (isNeeded) setOpen(true);
  }
  return (
    <details
      className="folded-fields"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{name}</summary>
      <div className="fields">{children}</div>
    </details>
  );
}

function hasError(panel: Panel, path: Path, value: unknown): boolean {
  if (panel.problemsAt(path).some(({ severity }) => severity === "error")) return true;
  return isFields(value)
    ? Object.entries(value).some(([name, inner]) => hasError(panel, [...path, name], inner))
    : false;
}
