// Asks what a link goes to: a page or a section of it, a website, an email address, a phone number, a file, or a street on a map.
import { useEffect, useRef, useState, type ReactElement } from "react";
import { cutAfter } from "../../../../content/text/cut.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import {
  readTarget,
  targetOf,
  type Linkable,
  type LinkKind,
  type Target,
} from "../../../operations/link-target.ts";
import { focusProblem } from "../../../ui/focus-problem.ts";
import { LinkField } from "./LinkField.tsx";
import { t } from "../../../../words/t.ts";

interface LinkDialogProps {
  /** The text of the link; empty if nothing is selected. */
  words: string;
  /** Where it links to now; undefined if it isn't a link. */
  href: string | undefined;
  linkable: Linkable;
  /**
   * @param words the text to insert if nothing is selected
   * @param href undefined to remove the link
   */
  onLink: (href: string | undefined, words: string) => void;
  onClose: () => void;
}

/** Of the quoted text, in characters. */
const maxQuoted = 60;

const kinds: readonly [kind: LinkKind, label: string][] = [
  ["page", t`Page`],
  ["website", t`Website`],
  ["email", t`Email`],
  ["phone", t`Phone`],
  ["file", t`File`],
  ["map", t`Map`],
];

export function LinkDialog(props: LinkDialogProps): ReactElement {
  const { words, href, linkable, onLink, onClose } = props;
  const [before] = useState(() => targetOf(href, linkable.facts));
  const [target, setTarget] = useState<Target>(before);
  const [problem, setProblem] = useState("");
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => form.current?.querySelector<HTMLElement>(".field :is(select, input)")?.focus(),
    [],
  );
  const change = (next: Target) => {
    setTarget(next);
    setProblem("");
  };
  const submit = () => {
    const result = readTarget(target, linkable, href);
    if (result.is === "link") onLink(result.href, result.words);
    else if (form.current) focusProblem(form.current, () => setProblem(result.message));
  };

  return (
    <Dialog title={t`Link`} onClose={onClose}>
      <form
        className="link-form"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <KindChoice
          legend={words === "" ? t`Link to` : t`“${cutAfter(words, maxQuoted)}” links to`}
          chosen={target.kind}
          onKind={(kind) => change(kind === before.kind ? before : { kind, name: "" })}
        />
        <LinkField
          key={target.kind}
          target={target}
          onTarget={change}
          linkable={linkable}
          problem={problem}
        />
        <div className="link-actions">
          <button type="submit" className="primary">
            {href === undefined ? t`Add link` : t`Change link`}
          </button>
          {href !== undefined && (
            <button type="button" onClick={() => onLink(undefined, "")}>{t`Remove link`}</button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

interface KindChoiceProps {
  legend: string;
  chosen: LinkKind;
  onKind: (kind: LinkKind) => void;
}

function KindChoice({ legend, chosen, onKind }: KindChoiceProps): ReactElement {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {kinds.map(([kind, label]) => (
        <label key={kind}>
          <input
            type="radio"
            name="link-target"
            checked={kind === chosen}
            onChange={() => onKind(kind)}
          />{" "}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
