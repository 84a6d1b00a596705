// Copies a text that is also shown, and says whether it worked.
import { useState, type ReactElement } from "react";

interface CopyButtonProps {
  text: string;
  label: string;
}

export function CopyButton({ text, label }: CopyButtonProps): ReactElement {
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
    <p>
      <button type="button" onClick={() => void copy()}>
        {label}
      </button>{" "}
      <span role="status" className="quiet">
        {is === "copied" && "Copied. Paste it into an email or message."}
        {is === "refused" && "The browser doesn’t allow copying here. Select the text and copy it."}
      </span>
    </p>
  );
}
