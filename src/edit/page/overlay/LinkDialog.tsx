// Asks where a link goes: to a page of the site or to an address.
import { useEffect, useId, useRef, useState, type ReactElement } from "react";
import type { Page } from "../../../content/model/site.ts";
import { cutAfter } from "../../../content/compare/words.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import type { Facts } from "../../model/read-facts.ts";
import { readTarget, targetOf, type Target } from "../../operations/link-target.ts";

interface LinkDialogProps {
  /** The text of the link; empty if nothing is selected. */
  words: string;
  /** Where it links to now; undefined if it isn't a link. */
  href: string | undefined;
  pages: readonly Page[];
  facts: Facts;
  /**
   * @param words the text to insert if nothing is selected
   * @param href undefined to remove the link
   */
  onLink: (href: string | undefined, words: string) => void;
  onClose: () => void;
}

/** Of the quoted text, in characters. */
const maxQuoted = 60;

const choices = [
  { kind: "page", label: "A page on this site" },
  { kind: "address", label: "An address" },
] as const;

export function LinkDialog(props: LinkDialogProps): ReactElement {
  const { words, href, pages, facts, onLink, onClose } = props;
  const [target, setTarget] = useState<Target>(() => targetOf(href));
  const [problem, setProblem] = useState("");
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => form.current?.querySelector<HTMLElement>(".field :is(select, input)")?.focus(),
    [],
  );
  const submit = () => {
    const result = readTarget(target, pages, facts);
    if (result.is === "link") onLink(result.href, result.words);
    else setProblem(result.message);
  };

  return (
    <Dialog title="Link" onClose={onClose}>
      <form
        className="link-form"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <fieldset>
          <legend>{words === "" ? "Link to" : `“${cutAfter(words, maxQuoted)}” links to`}</legend>
          {choices.map(({ kind, label }) => (
            <label key={kind}>
              <input
                type="radio"
                name="link-target"
                checked={target.kind === kind}
                onChange={() => setTarget({ kind, name: "" })}
              />{" "}
              {label}
            </label>
          ))}
        </fieldset>
        <TargetField target={target} onTarget={setTarget} pages={pages} problem={problem} />
        <div className="link-actions">
          <button type="submit" className="primary">
            {href === undefined ? "Add link" : "Change link"}
          </button>
          {href !== undefined && (
            <button type="button" onClick={() => onLink(undefined, "")}>
              Remove link
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

interface TargetFieldProps {
  target: Target;
  onTarget: (target: Target) => void;
  pages: readonly Page[];
  problem: string;
}

function TargetField({ target, onTarget, pages, problem }: TargetFieldProps): ReactElement {
  const id = useId();
  const { kind, name } = target;
  const attributes = { id, value: name, "aria-describedby": `${id}-problem` };
  return (
    <div className="field">
      <label htmlFor={id}>{kind === "page" ? "Page" : "Address"}</label>
      {kind === "page" ? (
        <select {...attributes} onChange={(event) => onTarget({ kind, name: event.target.value })}>
          <option value="">Choose a page</option>
          {pages.map((page) => (
            <option key={page.name} value={page.name}>
              {page.title}
            </option>
          ))}
        </select>
      ) : (
        <input {...attributes} onChange={(event) => onTarget({ kind, name: event.target.value })} />
      )}
      <p className="problem" role="alert" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  );
}
