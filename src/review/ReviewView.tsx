// A change as a table, with the check's findings: for a pull request's summary and for a page of its own.
import { Fragment, type ReactElement } from "react";
import { locationText } from "../content/compare/difference-text.ts";
import { changeNames, type Difference, type Piece } from "../content/compare/difference.ts";
import { groupBy } from "../content/model/group.ts";
import type { Finding } from "../content/diagnostics/finding.ts";
import { summarize } from "../content/report/diagnostic-text.ts";
import { engineInWords } from "./engine-words.ts";
import { mostRows, type Review } from "./review.ts";

/** @param children what to show about the pages that look different */
export function ReviewView({
  review: { against, differences, findings, engine, look },
  folder,
  children,
}: {
  review: Review;
  folder: string;
  children: ReactElement;
}): ReactElement {
  const all = [...findings.inChange, ...findings.elsewhere];
  return (
    <>
      <h1>What this change does</h1>
      <p>
        Compared with {against}. {summarize(all, folder)}
      </p>
      {look !== undefined && (
        <p>
          <a href={look}>See the site with this change</a>, before it is published.
        </p>
      )}
      <Findings title="Problems in the changed files" found={findings.inChange} />
      <Findings title="Problems in other files" found={findings.elsewhere} />
      <h2>What has changed</h2>
      {differences.length === 0 ? (
        <p>No changes in the content.</p>
      ) : (
        <Differences differences={differences} />
      )}
      <h2>What looks different</h2>
      {engine && <p>{engineInWords(engine)}</p>}
      {children}
    </>
  );
}

function Findings({
  title,
  found,
}: {
  title: string;
  found: readonly Finding[];
}): ReactElement | null {
  if (found.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th>Where</th>
            <th>What is wrong</th>
            <th>What to do</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, mostRows).map(({ file, line, severity, message, hint }, index) => (
            <tr key={index}>
              <td>
                <code>{`${file}:${line}`}</code>
                {severity === "warning" && " (warning)"}
              </td>
              <td>
                <Lines text={message} />
              </td>
              <td>
                <Lines text={hint} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <More amount={found.length - mostRows} />
    </>
  );
}

/** Keeps the changes of one file together. */
function Differences({ differences }: { differences: readonly Difference[] }): ReactElement {
  const shown = differences.slice(0, mostRows);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>Page</th>
            <th>What</th>
            <th>Before</th>
            <th>After</th>
          </tr>
        </thead>
        <tbody>
          {[...groupBy(shown, ({ file }) => file).values()].flatMap((group) =>
            group.map(({ page, file, location, did, before, after }, index) => (
              <tr key={`${file} ${index}`}>
                {index === 0 && (
                  <td rowSpan={group.length}>
                    {page}
                    <br />
                    <code>{file}</code>
                  </td>
                )}
                <td>
                  {locationText(location)}
                  {changeNames[did] !== "" && (
                    <>
                      : <strong>{changeNames[did]}</strong>
                    </>
                  )}
                </td>
                <td>
                  <Words pieces={before} as="del" />
                </td>
                <td>
                  <Words pieces={after} as="ins" />
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <More amount={differences.length - mostRows} />
    </>
  );
}

function Words({ pieces, as: Changed }: { pieces: readonly Piece[]; as: "del" | "ins" }) {
  if (pieces.length === 0) return "–";
  return pieces.map(({ text, isChanged }, index) =>
    isChanged ? (
      <Changed key={index}>
        <Lines text={text} />
      </Changed>
    ) : (
      <Lines key={index} text={text} />
    ),
  );
}

function Lines({ text }: { text: string }): ReactElement[] {
  return text.split(/\s*\n\s*/).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function More({ amount }: { amount: number }): ReactElement | null {
  return amount > 0 ? <p>And {amount} more.</p> : null;
}
