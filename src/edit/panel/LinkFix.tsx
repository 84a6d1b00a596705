// Opens the link dialog on the link that a problem is about, so that nobody has to edit it as Markdown.
import { useRef, useState, type ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { linkOfProblem } from "../operations/link-in-text.ts";
import { useFiles } from "../screen/use-session.ts";
import { dialogLater } from "../ui/loaded-later.tsx";
import { placeAfterFix } from "./FixButton.tsx";
import { t } from "../../words/t.ts";

const LinkFixDialog = dialogLater(async () => (await import("./LinkFixDialog.tsx")).LinkFixDialog);

export function LinkFix({ problem }: { problem: Diagnostic }): ReactElement | null {
  const files = useFiles();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const link = linkOfProblem(files, problem);
  if (!link) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        ref={button}
        onClick={() => setOpen(true)}
      >{t`Change link…`}</button>
      {isOpen && (
        <LinkFixDialog
          link={link}
          onChanged={() => {
            const next = button.current && placeAfterFix(button.current);
            setOpen(false);
            // The closed dialog returns the focus to the button, which disappears with its problem.
            requestAnimationFrame(() => next?.focus());
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
