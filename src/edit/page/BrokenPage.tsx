// Shows where a page can't be drawn why not, with a button that goes to the list of problems.
import type { ReactElement } from "react";
import { count } from "../../content/text/count.ts";
import { useEditing } from "../screen/editing-context.ts";
import { goToList, problemsId } from "../screen/go-to-list.ts";
import { useSessionState } from "../screen/use-session.ts";

export function BrokenPage({ page }: { page: string }): ReactElement {
  const { showPanel } = useEditing();
  const diagnostics = useSessionState((state) => state.diagnostics);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const own = errors.filter(({ file }) => file.endsWith(`/${page}.json`));
  return (
    <div className="broken-page">
      <p role="status">{reasonFor(own.length, errors.length)}</p>
      {errors.length > 0 && (
        <p>
          <button type="button" onClick={() => goToList(problemsId, showPanel)}>
            Show problems
          </button>
        </p>
      )}
    </div>
  );
}

/** @param own how many errors the page itself has, which are the likeliest reason */
function reasonFor(own: number, all: number): string {
  const until = (errors: number) => `be shown until ${errors === 1 ? "it is" : "they are"} fixed.`;
  if (own > 0) return `This page has ${count(own, "error")} and can’t ${until(own)}`;
  if (all > 0) return `The site has ${count(all, "error")}. This page can’t ${until(all)}`;
  return "This page can’t be shown. Undo your last change to see it again.";
}
