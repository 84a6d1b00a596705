// Edits a block's link name, which links to the block refer to and follow.
import type { ReactElement } from "react";
import { pointer } from "../../../content/model/path.ts";
import { idsIn, idsOnSite } from "../../operations/pages/ids.ts";
import { linkNameProblem } from "../../operations/pages/sections.ts";
import { useFiles } from "../../screen/use-session.ts";
import { usePanel } from "../../screen/panel-context.ts";
import type { InputProps } from "./input-kind.tsx";
import { NameInput } from "./NameInput.tsx";
import { useVocabulary } from "../../screen/use-vocabulary.ts";

export function LinkNameInput(props: InputProps): ReactElement {
  const { path, isNeeded } = props;
  const { valueAt } = usePanel();
  const files = useFiles();
  const vocabulary = useVocabulary();
  const taken = idsOnSite(vocabulary, files).map(({ id }) => id);
  const own = idsIn(vocabulary, valueAt([])).find(
    (each) => pointer(each.path) === pointer(path),
  )?.id;
  const others = own === undefined ? taken : taken.toSpliced(taken.indexOf(own), 1);
  return (
    <NameInput
      {...props}
      canBeEmpty={!isNeeded}
      problemOf={(typed) => linkNameProblem(typed, others)}
    />
  );
}
