// Asks visitors to confirm a message that looks automated, instead of dropping it.
import { useEffect, useRef } from "react";
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
        {wording.question}
      </p>
      <p className="form-next">
        <button type="button" className="button" onClick={onConfirm}>
          {wording.confirm}
        </button>
      </p>
    </div>
  );
}
