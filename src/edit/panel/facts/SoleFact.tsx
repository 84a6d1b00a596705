// Edits the fact that a text consists of: typing changes it everywhere, as on the page.
import { useMemo, useState, type ReactElement } from "react";
import { siteFile } from "../../../content/model/input.ts";
import { soleFact } from "../../../content/resolve/facts.ts";
import { locationKey, type Location } from "../../model/location.ts";
import { factsIn } from "../../model/read-facts.ts";
import { factReferences } from "../../operations/references/references.ts";
import { onlyFact, otherUses } from "../../operations/references/other-uses.ts";
import { onlyHereMessage, restoredMessage } from "../../page/input/use-fact-typing.ts";
import { useEditing } from "../../screen/editing-context.ts";
import { useIdleFiles } from "../../screen/use-idle-files.ts";
import { useFiles, useSession } from "../../screen/use-session.ts";
import { focusField } from "../../ui/focus-field.ts";
import type { ChosenInput, InputProps } from "../inputs/input-kind.tsx";
import { PanelContext, usePanel } from "../../screen/panel-context.ts";
import { useVocabulary } from "../../screen/use-vocabulary.ts";
import { t } from "../../../words/t.ts";

interface SoleFactProps extends Omit<InputProps, "options"> {
  draw: ChosenInput["draw"];
}

/** What the author is typing. */
interface Typed {
  text: string;
  /** The fact's value now; another one comes from outside, such as an undo. */
  written: string;
  /** The fact's value before. */
  before: string;
}

export function SoleFact({ draw, ...props }: SoleFactProps): ReactElement {
  const session = useSession();
  const files = useFiles();
  const panel = usePanel();
  const { say } = useEditing();
  const [last, setTyped] = useState<Typed>();
  const name = soleFact(String(props.value)) ?? "";
  const value = factsIn(files)[name] ?? "";
  const typed = last?.written === value ? last : undefined;
  const before = typed?.before ?? value;
  const path = ["facts", name];
  const writeFact = (to: string) =>
    session.change(siteFile, { do: "set", path, value: to }, locationKey({ file: siteFile, path }));
  const write = (text: string) => {
    // A fact has one line, and can't be empty in the file.
    const line = text.replaceAll(/\s*\n\s*/g, " ");
    const written = line.trim() || value;
    setTyped({ text: line, written, before });
    if (written !== value) writeFact(written);
  };
  const leave = () => {
    if (typed?.text.trim() === "") {
      writeFact(before);
      say(restoredMessage(name));
    }
    session.endStep();
    setTyped(undefined);
  };
  const changeOnlyHere = () => {
    session.endStep();
    session.apply([
      { file: panel.file, change: { do: "set", path: props.path, value } },
      { file: siteFile, change: { do: "set", path, value: before } },
    ]);
    setTyped(undefined);
    focusField(props.path);
    say(onlyHereMessage);
  };
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <PanelContext value={{ ...panel, write: (_path, text) => write(String(text)) }}>
        {draw({ ...props, value: typed?.text ?? value, isNeeded: true })}
      </PanelContext>
      <OtherUses name={name} file={panel.file} path={props.path} onOnlyHere={changeOnlyHere} />
    </div>
  );
}

/** The location is the text's own. */
interface OtherUsesProps extends Location {
  name: string;
  onOnlyHere: () => void;
}

function OtherUses({ name, file, path, onOnlyHere }: OtherUsesProps): ReactElement {
  const vocabulary = useVocabulary();
  const files = useIdleFiles();
  const uses = useMemo(() => factReferences(vocabulary, files, name), [vocabulary, files, name]);
  const changes = otherUses(vocabulary, files, uses, { file, path }) ?? onlyFact(name);
  return (
    <p className="also-changes">
      {changes}{" "}
      <button
        type="button"
        // The caret stays in the field, where it goes on.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onOnlyHere}
      >{t`Change only here`}</button>
    </p>
  );
}
