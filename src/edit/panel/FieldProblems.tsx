// The problems of a field, below it, and their fixes.
import type { ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { ProblemWords } from "../screen/ProblemWords.tsx";
import { useFiles } from "../screen/use-session.ts";
import { usePanel } from "../screen/panel-context.ts";
import { FixButton } from "./FixButton.tsx";
import { ProblemAnswers } from "./ProblemAnswers.tsx";
import { severityLooks } from "../ui/message-looks.ts";

interface FieldProblemsProps {
  id: string;
  problems: readonly Diagnostic[];
}

export function FieldProblems({ id, problems }: FieldProblemsProps): ReactElement {
  const { fixOf, applyFix } = usePanel();
  const files = useFiles();
  return (
    <div id={id}>
      {problems.map((problem, index) => (
        <p key={index} className="problem" {...severityLooks[problem.severity]}>
          <ProblemWords files={files} problem={problem} isInline />{" "}
          <FixButton fix={fixOf(problem)} onFix={applyFix} /> <ProblemAnswers problem={problem} />
        </p>
      ))}
    </div>
  );
}
