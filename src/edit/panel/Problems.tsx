// Lists the problems in the content: click one to go to it, or fix it if there is only one right answer.
import type { ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { isStandIn } from "../../content/diagnostics/stand-in.ts";
import { andMore, firstHundred } from "../../content/report/first-hundred.ts";
import { counted } from "../../words/counted.ts";
import { fixFor } from "../operations/fix.ts";
import type { Location } from "../model/location.ts";
import { focusField } from "../ui/focus-field.ts";
import { goToFields } from "../ui/regions.ts";
import { placeholdersTitle, ProblemList } from "../screen/ProblemList.tsx";
import { fileIn, ProblemLocation } from "../screen/ProblemLocation.tsx";
import { ProblemWords } from "../screen/ProblemWords.tsx";
import { useFiles, useSession, useSessionState } from "../screen/use-session.ts";
import { FixButton } from "./FixButton.tsx";
import { NextTranslation } from "./NextTranslation.tsx";
import { ProblemAnswers } from "./ProblemAnswers.tsx";
import { UnusedFiles } from "./UnusedFiles.tsx";
import { useIdleValue } from "../ui/use-idle-value.ts";
import { placeholdersId, problemsId } from "../screen/go-to-list.ts";
import { severityLooks } from "../ui/message-looks.ts";
import { t } from "../../words/t.ts";

interface ProblemsProps extends ProblemProps {
  /** The name of the shown page. */
  page: string;
}

interface ProblemProps {
  onSelect: (location: Location) => void;
}

/** In milliseconds: how long typing must pause before the number of problems is announced. */
const pause = 1500;

export function Problems({ page, onSelect }: ProblemsProps): ReactElement {
  const files = useFiles();
  const diagnostics = useSessionState((state) => state.diagnostics);
  const standIns = useSessionState((state) => state.standIns);
  const isWhole = useSessionState((state) => state.isWhole);
  // Placeholders have a list of their own, below.
  const problems = diagnostics.filter((each) => !isStandIn(each));
  const goTo = (location: Location) => {
    onSelect(location);
    goToFields();
  };
  const goToField = (location: Location) => {
    onSelect(location);
    focusField(location.path);
  };
  const found = counted(problems.length, "problem") || t`No problems`;
  const title = isWhole ? found : t`Looking for problems …`;
  const announced = useIdleValue(title, pause);
  const { listed, more } = firstHundred(problems);
  return (
    <section
      className="problems"
      aria-labelledby={problemsId}
      data-region={problems.length > 0 ? "" : undefined}
      tabIndex={-1}
    >
      <h2 id={problemsId} tabIndex={-1}>
        {title}
      </h2>
      <p role="status" className="unseen">
        {announced}
      </p>
      <FixAll />
      <UnusedFiles />
      <ul className="items">
        {listed.map((diagnostic, index) => (
          <Problem key={index} diagnostic={diagnostic} onSelect={goTo} />
        ))}
      </ul>
      {more > 0 && <p className="quiet">{andMore(more)}</p>}
      <NextTranslation page={page} placeholders={standIns} onSelect={goToField} />
      <ProblemList
        files={files}
        title={placeholdersTitle}
        id={placeholdersId}
        problems={standIns}
        onLocation={goTo}
      />
    </section>
  );
}

function FixAll(): ReactElement | null {
  const session = useSession();
  const fixes = useSessionState((state) => state.fixes);
  const fixable = fixes.filter(({ fixedProblem }) => fixedProblem !== undefined);
  if (fixable.length < 2) return null;
  return (
    <button
      type="button"
      onClick={() => {
        document.getElementById(problemsId)?.focus();
        session.fix(fixable);
      }}
    >{t`Fix all ${fixable.length}`}</button>
  );
}

function Problem({
  diagnostic,
  onSelect,
}: ProblemProps & { diagnostic: Diagnostic }): ReactElement {
  const { severity } = diagnostic;
  const session = useSession();
  const fixes = useSessionState((state) => state.fixes);
  const files = useFiles();
  return (
    <li className="problem" {...severityLooks[severity]}>
      <ProblemWords files={files} problem={diagnostic} />
      <ProblemLocation files={files} problem={diagnostic} onSelect={onSelect} />{" "}
      <FixButton fix={fixFor(diagnostic, fixes)} onFix={(fix) => session.fix([fix])} />{" "}
      <ProblemAnswers problem={diagnostic} />{" "}
      {diagnostic.id === "wrong-encoding" && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => session.askToConvert(fileIn(diagnostic))}
        >{t`Convert to UTF-8…`}</button>
      )}{" "}
      <small>{severity === "error" ? t`Blocks publishing` : t`Could be better`}</small>
    </li>
  );
}
