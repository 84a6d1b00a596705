// Copies a text. If the browser doesn't allow it, shows the text to copy by hand.
import { useState, type ReactElement } from "react";
import { t } from "../../words/t.ts";

interface CopyButtonProps {
  children: string;
  text: string;
  /** The name of the text for the field that shows it. */
  label: string;
}

export function CopyButton({ children, text, label }: CopyButtonProps): ReactElement {
  const [is, setIs] = useState<"waiting" | "copied" | "refused">("waiting");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIs("copied");
    } catch {
      setIs("refused");
    }
  };
  return (
    <>
      <p>
        <button type="button" onClick={() => void copy()}>
          {children}
        </button>{" "}
        <span role="status" className="quiet">
          {is === "copied" && t`Copied. Paste it into an email or message.`}
          {is === "refused" &&
            t`The browser doesn't allow copying here. Select the text below and copy it:`}
        </span>
      </p>
      {is === "refused" && (
        <textarea className="text-to-copy" readOnly aria-label={label} value={text} />
      )}
    </>
  );
}
