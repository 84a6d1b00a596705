// The facts that a field's text uses, and how the field shows them.
import { useState, type FocusEvent } from "react";
import { namedFacts, soleFact } from "../../../content/resolve/facts.ts";
import { factsIn, type Facts } from "../../model/read-facts.ts";
import { useFiles } from "../../screen/use-session.ts";

/**
 * How a text is edited: as it is written; with its facts as chips; or, if it is nothing but one fact, as that fact's
 * value.
 */
export type TextForm = "written" | "chips" | "fact";

interface FieldFacts {
  /** The existing facts that a value uses, each once: a problem reports any other. */
  facts: string[];
  form: TextForm;
  /** For the element around the field. */
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

export function useNamedFacts(value: unknown, isText: boolean): FieldFacts {
  const files = useFiles();
  const [edited, setEdited] = useState<TextForm>();
  const facts = factsNamedIn(value, () => factsIn(files));
  const form = isText ? textForm(value, facts, edited) : "written";
  return {
    facts,
    form,
    onFocus: () => setEdited(form),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setEdited(undefined);
    },
  };
}

function factsNamedIn(value: unknown, all: () => Facts): string[] {
  if (typeof value !== "string" || !value.includes("{{")) return [];
  const facts = all();
  return [...new Set(namedFacts(value))].filter((name) => Object.hasOwn(facts, name));
}

/** @param edited the form that the author is typing in, which stays: another field would lose the caret */
function textForm(
  value: unknown,
  facts: readonly string[],
  edited: TextForm | undefined,
): TextForm {
  const form =
    facts.length === 0 ? "written" : soleFact(String(value)) === undefined ? "chips" : "fact";
  return edited === undefined || (edited === "fact" && form !== "fact") ? form : edited;
}
