// Shows where a page can't be drawn why not, with a button that goes to the list of problems.
import type { ReactElement } from "react";
import { problemsId } from "../screen/go-to-list.ts";
import { ToList } from "../screen/ToList.tsx";
import { useSessionState } from "../screen/use-session.ts";
import { t } from "../../words/t.ts";

export function BrokenPage({ page }: { page: string }): ReactElement {
  const diagnostics = useSessionState((state) => state.diagnostics);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const own = errors.filter(({ file }) => file.endsWith(`/${page}.json`));
  return (
    <div className="broken-page">
      <p role="status">{reasonFor(own.length, errors.length)}</p>
      {errors.length > 0 && (
        <p>
          <ToList name={t`Show problems`} id={problemsId} />
        </p>
      )}
    </div>
  );
}

/** @param own how many errors the page itself has, which are the likeliest reason */
function reasonFor(own: number, all: number): string {
  if (own === 1) return t`This page has 1 error and can’t be shown until it is fixed.`;
  if (own > 1) return t`This page has ${own} errors and can’t be shown until they are fixed.`;
  if (all === 1) return t`The site has 1 error. This page can’t be shown until it is fixed.`;
  if (all > 1) return t`The site has ${all} errors. This page can’t be shown until they are fixed.`;
  return t`This page can’t be shown. Undo your last change to see it again.`;
}
