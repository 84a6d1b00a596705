// Edits a block's link name, which links to the block refer to: only valid names are written, and links follow.
import { useState, type ReactElement } from "react";
import { pointer } from "../../../content/model/path.ts";
import { idsIn, idsOnSite } from "../../operations/pages/ids.ts";
import { linkNameProblem } from "../../operations/pages/sections.ts";
import { useSession } from "../../screen/use-session.ts";
import { looks } from "../../ui/message-looks.ts";
import { usePanel } from "../panel-context.ts";
import type { InputProps } from "./input-kind.tsx";

export function LinkNameInput({ value, path, isNeeded, attributes }: InputProps): ReactElement {
  const { write, endStep, valueAt } = usePanel();
  const { history } = useSession();
  const [typed, setTyped] = useState<string>();
  const taken = idsOnSite(history.files).map(({ id }) => id);
  const own = idsIn(valueAt([])).find((each) => pointer(each.path) === pointer(path))?.id;
  const others = own === undefined ? taken : taken.toSpliced(taken.indexOf(own), 1);
  const name = typed ?? String(value ?? "");
  const isEmptied = typed === "" && !isNeeded;
  const problem = typed === undefined || isEmptied ? undefined : linkNameProblem(typed, others);
  return (
    <>
      <input
        {...attributes}
        aria-invalid={problem !== undefined || attributes["aria-invalid"]}
        value={name}
        onChange={({ target }) => {
          setTyped(target.value);
          if (linkNameProblem(target.value, others) === undefined) write(path, target.value);
        }}
        onBlur={() => {
          // Not while it is typed again: links would lose the block.
          if (isEmptied) write(path, undefined);
          setTyped(undefined);
          endStep();
        }}
      />
      {problem !== undefined && (
        <p className="problem" {...looks.failure} role="status">
          {problem}
        </p>
      )}
    </>
  );
}
