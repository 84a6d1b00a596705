// Edits a language code, with the common ones as suggestions.
import { useId, type ReactElement } from "react";
import { inputKind, type InputProps } from "./input-kind.tsx";
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
  const { text: written, writeText, onBlur } = useText(props);
  const list = useId();
  return (
    <>
      <input
        {...props.attributes}
        list={list}
        spellCheck={false}
        value={written}
        onChange={({ target }) => writeText(target.value)}
        onBlur={onBlur}
      />
      <datalist id={list}>
        {common.map((code) => (
          <option key={code} value={code}>
            {names.of(code)}
          </option>
        ))}
      </datalist>
      {nameOf(written) !== undefined && <p className="quiet">{nameOf(written)}</p>}
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
