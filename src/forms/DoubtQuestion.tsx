// Asks whether a message that looks like a program's is meant, once, instead of dropping it.
import { useEffect, useRef } from "react";
import type { Site } from "../content/model/site.ts";

interface Props {
  wording: Site["wording"]["forms"];
  onConfirm: () => void;
}

export function DoubtQuestion({ wording, onConfirm }: Props) {
  const question = useRef<HTMLParagraphElement>(null);
  // Every time it is asked, not only the first: each render is one.
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
