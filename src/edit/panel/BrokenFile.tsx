// A file that can't be read any more, as after a slip in a text editor: each mistake with the lines around it, what
// mends it, and all of the text to be mended by hand.
import { useId, useRef, type ReactElement } from "react";
import type { Diagnostic } from "../../content/diagnostics/problem.ts";
import { linesOf } from "../../content/report/text.ts";
import { fixFor } from "../operations/fix.ts";
import type { Session } from "../session/session.ts";
import { MendButton } from "./FixButton.tsx";

interface BrokenFileProps {
  session: Session;
  file: string;
  text: string;
  diagnostics: readonly Diagnostic[];
}

export function BrokenFile({ session, file, text, diagnostics }: BrokenFileProps): ReactElement {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = linesOf(text);
  return (
    <section className="broken" aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{file} is broken</h2>
      <p>
        Its signs are mixed up, so that nobody can tell its fields apart. Mend them here; everything
        else stays as it is, and all other pages can be changed meanwhile.
      </p>
      <ol className="items">
        {diagnostics.map((diagnostic, index) => (
          <li key={index} className="problem">
            <p>
              {diagnostic.message} {diagnostic.hint}
            </p>
            <Excerpt lines={lines} place={diagnostic} />
            <MendButton
              fix={fixFor(diagnostic, session.state().fixes)}
              onMend={(fix) => session.fix([fix])}
            />{" "}
            <button type="button" onClick={() => field.current && show(field.current, diagnostic)}>
              Go to line {diagnostic.line}
            </button>
          </li>
        ))}
      </ol>
      <label htmlFor={id}>All of {file}</label>
      <textarea
        id={id}
        ref={field}
        rows={20}
        spellCheck={false}
        wrap="off"
        value={text}
        onChange={({ target }) => {
          // A browser gives each line one sign at its end, whatever it had.
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

/** How many lines are shown before and after the one with the mistake. */
const around = 2;

function Excerpt({
  lines,
  place: { line, column, endLine, endColumn },
}: {
  lines: readonly string[];
  place: Diagnostic;
}): ReactElement {
  const first = Math.max(1, line - around);
  return (
    <pre className="excerpt">
      {lines.slice(first - 1, line + around).map((written, index) => {
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

/** Puts the caret at a place of a text, and brings that into view. */
function show(field: HTMLTextAreaElement, { line, column }: Diagnostic): void {
  const before = field.value.split(/\r\n|\r|\n/).slice(0, line - 1);
  const start = before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  field.focus();
  field.setSelectionRange(start, start + 1);
  const height = Number.parseFloat(getComputedStyle(field).lineHeight);
  field.scrollTop = Math.max(0, (line - 5) * height);
}
