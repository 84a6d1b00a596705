// The toolbar's button that shows the site without the editor.
import { useState, type ReactElement } from "react";
import { dialogLater } from "./ui/loaded-later.tsx";
import type { Screen } from "./ui/screen-sizes.ts";
import { ToolIcon } from "./ui/ToolIcon.tsx";
import { t } from "../words/t.ts";

const ViewDialog = dialogLater(async () => (await import("./look/ViewDialog.tsx")).ViewDialog);

interface ViewButtonProps {
  page: string;
  screen: Screen;
  onScreen: (screen: Screen) => void;
}

/** An eye. */
const icon = "M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6";

export function ViewButton(props: ViewButtonProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="history-button"
        title={t`View site`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ToolIcon path={icon} size={20} />
        <span className="toolbar-label">{t`View site`}</span>
      </button>
      {isOpen && <ViewDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
