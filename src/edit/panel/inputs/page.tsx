// Chooses a page of the site by its title, and opens it.
import type { ReactElement } from "react";
import { useEditing } from "../../screen/editing-context.ts";
import { useSession } from "../../screen/use-session.ts";
import { listPages } from "../../operations/pages/page-list.ts";
import { usePanel } from "../panel-context.ts";
import { inputKind, type InputProps } from "./input-kind.tsx";

export const page = inputKind({
  accepts: ({ definition }) => definition === "parts.schema.json#page",
  Input: PageInput,
});

function PageInput({ value, path, isNeeded, attributes }: InputProps): ReactElement {
  const { openPage } = useEditing();
  const { write, endStep } = usePanel();
  const { history, preview } = useSession();
  const pages = listPages(history.files, preview);
  const written = typeof value === "string" ? value : "";
  const isThere = pages.some(({ name }) => name === written);
  return (
    <div className="page-input">
      <select
        {...attributes}
        value={written}
        onChange={({ target }) => write(path, target.value === "" ? undefined : target.value)}
        onBlur={endStep}
      >
        {!isThere && written !== "" && <option>{written}</option>}
        {(written === "" || !isNeeded) && <option value="">None</option>}
        {pages.map(({ name, title, isDraft }) => (
          <option key={name} value={name}>
            {title} ({name}
            {isDraft && ", draft"})
          </option>
        ))}
      </select>
      {isThere && (
        <button type="button" onClick={() => openPage(written)}>
          Open page
        </button>
      )}
    </div>
  );
}
