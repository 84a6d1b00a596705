// Shows a file that can't be parsed: each error with the lines around it and its fix, and the whole text to edit by
// hand.
import { useId, useRef, type ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { linesOf } from "../../content/report/diagnostic-text.ts";
import { fixFor } from "../operations/fix.ts";
import { ProblemWords } from "../screen/ProblemWords.tsx";
import { useFiles, useSession, useSessionState } from "../screen/use-session.ts";
import { FixButton } from "./FixButton.tsx";
import { looks } from "../ui/message-looks.ts";
import { t } from "../../words/t.ts";

interface BrokenFileProps {
  file: string;
  text: string;
  diagnostics: readonly Diagnostic[];
}

export function BrokenFile({ file, text, diagnostics }: BrokenFileProps): ReactElement {
  const session = useSession();
  const files = useFiles();
  const fixes = useSessionState((state) => state.fixes);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = linesOf(text);
  return (
    <section className="broken" aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{t`${file} can’t be read`}</h2>
      <p>{t`A bracket, comma or quote is wrong, so the editor can’t tell its fields apart. Fix the mistakes here. Nothing else in the file changes, and you can still edit all other pages.`}</p>
      <ol className="items">
        {diagnostics.map((diagnostic, index) => (
          <li key={index} className="problem" {...looks.failure}>
            <p>
              <ProblemWords files={files} problem={diagnostic} isInline />
            </p>
            <Excerpt lines={lines} location={diagnostic} />
            <FixButton fix={fixFor(diagnostic, fixes)} onFix={(fix) => session.fix([fix])} />{" "}
            <button
              type="button"
              onClick={() => field.current && selectIn(field.current, diagnostic)}
            >{t`Go to line ${diagnostic.line}`}</button>
          </li>
        ))}
      </ol>
      <label htmlFor={id}>{t`Text of ${file}`}</label>
      <textarea
        id={id}
        ref={field}
        rows={20}
        spellCheck={false}
        wrap="off"
        value={text}
        onChange={({ target }) => {
          // A textarea ends each line with one character, so the file's own line endings are restored.
          const typed = text.includes("\r\n")
            ? target.value.replaceAll("\n", "\r\n")
            : target.value;
          session.apply([{ file, text: typed }], `${file} as text`);
        }}
        onBlur={() => session.endStep()}
      />
    </section>
  );
}

/** How many lines to show before and after the one with the error. */
const context = 2;

function Excerpt({
  lines,
  location: { line, column, endLine, endColumn },
}: {
  lines: readonly string[];
  location: Diagnostic;
}): ReactElement {
  const first = Math.max(1, line - context);
  return (
    <pre className="excerpt">
      {lines.slice(first - 1, line + context).map((written, index) => {
        const number = first + index;
        const end = endLine === line ? endColumn : written.length + 1;
        return (
          <span key={number} className="excerpt-line">
            <span className="excerpt-number">{number} </span>
            {number === line ? (
              <>
                {written.slice(0, column - 1)}
                <mark>{written.slice(column - 1, Math.max(end - 1, column)) || " "}</mark>
                {written.slice(Math.max(end - 1, column))}
              </>
            ) : (
              written
            )}
            {"\n"}
          </span>
        );
      })}
    </pre>
  );
}

/** Moves the caret to an error and scrolls it into view. */
function selectIn(field: HTMLTextAreaElement, { line, column }: Diagnostic): void {
  const before = field.value.split(/\r\n|\r|\n/).slice(0, line - 1);
  const start = before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  field.focus();
  field.setSelectionRange(start, start + 1);
  const height = Number.parseFloat(getComputedStyle(field).lineHeight);
  field.scrollTop = Math.max(0, (line - 5) * height);
}
