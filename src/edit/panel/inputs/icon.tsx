// Shows an icon in the panel; a click changes it.
import { useEffect, useState, type ReactElement } from "react";
import { IconShapes } from "../../../blocks/IconShapes.tsx";
import { focusField } from "../../ui/focus-field.ts";
import { dialogLater } from "../../ui/loaded-later.tsx";
import { usePanel } from "../../screen/panel-context.ts";
import { readIconNames } from "../../operations/icon-names.ts";
import { ChosenButton } from "./ChosenButton.tsx";
import { inputKind, type InputProps } from "./input-kind.tsx";
import { t } from "../../../words/t.ts";

const IconDialog = dialogLater(async () => (await import("./IconDialog.tsx")).IconDialog);

export const icon = inputKind({
  accepts: ({ definition }) => definition === "parts.schema.json#icon",
  Input: IconInput,
});

function IconInput({ value, path, isNeeded, attributes }: InputProps): ReactElement {
  const { write, beside, allIcons } = usePanel();
  const [isOpen, setIsOpen] = useState(false);
  // Loaded early, so that the dialog opens at once.
  useEffect(() => void readIconNames(allIcons).catch(() => []), [allIcons]);
  const current = typeof value === "string" ? value : "";
  const shapes = Object.hasOwn(beside.icons, current) ? beside.icons[current] : undefined;
  return (
    <>
      <ChosenButton
        attributes={attributes}
        picture={shapes && <IconShapes icon={shapes} />}
        name={current === "" ? t`Choose…` : current}
        onOpen={() => setIsOpen(true)}
      />
      {isOpen && (
        <IconDialog
          allIcons={allIcons}
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
