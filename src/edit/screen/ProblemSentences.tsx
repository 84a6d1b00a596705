// What is wrong and what to do about it, in the words of the screen.
import type { ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import type { Files } from "../model/history.ts";
import { wordsOnScreen } from "../operations/problem-words/screen-words.ts";
import { useVocabulary } from "./use-vocabulary.ts";

export interface ProblemWordsProps {
  files: Files;
  problem: Diagnostic;
  /** True if both sentences are one paragraph that goes on. */
  isInline?: boolean | undefined;
}

export function ProblemSentences({
  files,
  problem,
  isInline = false,
}: ProblemWordsProps): ReactElement {
  const vocabulary = useVocabulary();
  const { message, hint } = wordsOnScreen(vocabulary, files, problem);
  if (isInline)
    return (
      <>
        {message} {hint}
      </>
    );
  return (
    <>
      <p>{message}</p>
      {hint !== "" && <p className="quiet">{hint}</p>}
    </>
  );
}
