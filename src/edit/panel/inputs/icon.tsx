// Shows an icon in the panel; a click changes it.
import { useEffect, useState, type ReactElement } from "react";
import { IconShapes } from "../../../blocks/IconShapes.tsx";
import { focusField } from "../../ui/focus-field.ts";
import { usePanel } from "../panel-context.ts";
import { readIconWords } from "../../operations/find-icons.ts";
import { IconDialog } from "./IconDialog.tsx";
import { inputKind, type InputProps } from "./input-kind.tsx";

export const icon = inputKind({
  accepts: ({ definition }) => definition === "parts.schema.json#icon",
  Input: IconInput,
});

function IconInput({ value, path, isNeeded, attributes }: InputProps): ReactElement {
  const { write, beside } = usePanel();
  const [isOpen, setIsOpen] = useState(false);
  // Loaded early, so that the dialog opens at once.
  useEffect(() => void readIconWords(), []);
  const current = typeof value === "string" ? value : "";
  const shapes = Object.hasOwn(beside.icons, current) ? beside.icons[current] : undefined;
  return (
    <>
      <button
        {...attributes}
        type="button"
        className="chosen"
        aria-describedby={`${attributes.id}-now ${attributes["aria-describedby"] ?? ""}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {shapes && <IconShapes icon={shapes} />}
        <span id={`${attributes.id}-now`}>{current === "" ? "Choose…" : current}</span>
      </button>
      {isOpen && (
        <IconDialog
          icons={beside.icons}
          current={current}
          isNeeded={isNeeded}
          onChoose={(name) => {
            setIsOpen(false);
            write(path, name);
            focusField(path);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
