// Asks visitors to confirm a message that looks automated, instead of dropping it.
import { useEffect, useRef } from "react";
import { SiteWords } from "../components/SiteWords.tsx";
import type { Site } from "../content/model/site.ts";

interface Props {
  wording: Site["wording"]["forms"];
  onConfirm: () => void;
}

export function DoubtQuestion({ wording, onConfirm }: Props) {
  const question = useRef<HTMLParagraphElement>(null);
  // Without dependencies, because each render asks again.
  useEffect(() => question.current?.focus());
  return (
    <div className="form-failure">
      <p tabIndex={-1} ref={question}>
        <SiteWords>{wording.question}</SiteWords>
      </p>
      <p className="form-next">
        <button type="button" className="button" onClick={onConfirm}>
          <SiteWords>{wording.confirm}</SiteWords>
        </button>
      </p>
    </div>
  );
}
