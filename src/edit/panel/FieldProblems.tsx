// The problems of a field, below it, and their fixes.
import type { ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { usePanel } from "./panel-context.ts";
import { MendButton } from "./FixButton.tsx";

interface FieldProblemsProps {
  id: string;
  problems: readonly Diagnostic[];
}

export function FieldProblems({ id, problems }: FieldProblemsProps): ReactElement {
  const { fixOf, mend } = usePanel();
  return (
    <div id={id}>
      {problems.map((problem, index) => (
        <p key={index} className="problem">
          {problem.message} {problem.hint} <MendButton fix={fixOf(problem)} onMend={mend} />
        </p>
      ))}
    </div>
  );
}
