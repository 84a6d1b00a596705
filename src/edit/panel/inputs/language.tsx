// Edits a language code, with the common ones as suggestions.
import type { ReactElement } from "react";
import { inputKind, type InputProps } from "./input-kind.tsx";
import { SuggestedText } from "./SuggestedText.tsx";
import { useText } from "./use-text.ts";

export const language = inputKind({
  accepts: ({ schema }) => schema.isLanguage,
  Input: LanguageInput,
});

/** Any other can be typed. */
const common =
  "en en-US en-GB en-IN es es-MX fr de it nl pt pt-BR pl tr ru uk ar hi zh ja ko vi".split(" ");
const names = new Intl.DisplayNames("en", { type: "language" });

function LanguageInput(props: InputProps): ReactElement {
  const value = useText(props);
  const name = nameOf(value.text);
  return (
    <>
      <SuggestedText
        attributes={props.attributes}
        {...value}
        values={common}
        nameOf={(code) => names.of(code)}
      />
      {name !== undefined && <p className="quiet">{name}</p>}
    </>
  );
}

/** In English; undefined if the code isn't a language. */
function nameOf(code: string): string | undefined {
  try {
    const name = names.of(code);
    return name === code ? undefined : name;
  } catch {
    return undefined;
  }
}
