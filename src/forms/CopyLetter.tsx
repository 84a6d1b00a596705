// Copies the message, or shows it in a text field to copy by hand if the browser doesn't allow that.
import { useState } from "react";
import { SiteWords } from "../components/SiteWords.tsx";
import type { Site } from "../content/model/site.ts";
import { plainLetter, type Letter } from "./letter.ts";

interface Props {
  wording: Site["wording"]["forms"];
  letter: () => Letter;
}

type Copy = { is: "asked" } | { is: "copied" } | { is: "laid out"; text: string };

export function CopyLetter({ wording, letter }: Props) {
  const [copy, setCopy] = useState<Copy>({ is: "asked" });

  async function write() {
    const text = plainLetter(letter());
    // Cleared first, so that a second copy is announced like the first.
    setCopy({ is: "asked" });
    try {
      // Not available over http, and rejected by some browsers and policies.
      await navigator.clipboard.writeText(text);
      setCopy({ is: "copied" });
    } catch {
      setCopy({ is: "laid out", text });
    }
  }

  return (
    <>
      <button type="button" className="button" onClick={write}>
        <SiteWords>{wording.copy}</SiteWords>
      </button>
      <span role="status">{copy.is === "copied" && <SiteWords>{wording.copied}</SiteWords>}</span>
      {copy.is === "laid out" && (
        <label className="field">
          <SiteWords>{wording.copyByHand}</SiteWords>
          <textarea readOnly rows={6} value={copy.text} ref={selectAll} />
        </label>
      )}
    </>
  );
}

function selectAll(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}
