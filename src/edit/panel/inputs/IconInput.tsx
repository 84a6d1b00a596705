// Shows an icon in the panel; a click changes it.
import { useEffect, useState, type ReactElement } from "react";
import { IconShapes } from "../../../blocks/IconShapes.tsx";
import { focusField } from "../../ui/focus-field.ts";
import { usePanel, type InputProps } from "../panel-context.ts";
import { readIconWords } from "../../operations/find-icons.ts";
import { IconDialog } from "./IconDialog.tsx";

export function IconInput({ value, path, isNeeded, attributes }: InputProps): ReactElement {
  const { write, beside } = usePanel();
  const [isOpen, setIsOpen] = useState(false);
  // Loaded early, so that the dialog opens at once.
  useEffect(() => void readIconWords(), []);
  const current = typeof value === "string" ? value : "";
  const icon = Object.hasOwn(beside.icons, current) ? beside.icons[current] : undefined;
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
        {icon && <IconShapes icon={icon} />}
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
