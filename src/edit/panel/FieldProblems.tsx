// The problems of a field, below it, and their fixes.
import type { ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { usePanel } from "./panel-context.ts";
import { FixButton } from "./FixButton.tsx";

interface FieldProblemsProps {
  id: string;
  problems: readonly Diagnostic[];
}

export function FieldProblems({ id, problems }: FieldProblemsProps): ReactElement {
  const { fixOf, applyFix } = usePanel();
  return (
    <div id={id}>
      {problems.map((problem, index) => (
        <p key={index} className="problem">
          {problem.message} {problem.hint} <FixButton fix={fixOf(problem)} onFix={applyFix} />
        </p>
      ))}
    </div>
  );
}
