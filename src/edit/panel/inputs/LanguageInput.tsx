// Edits a language code, with the common ones as suggestions.
import { useId, type ReactElement } from "react";
import { usePanel, type InputProps } from "../panel-context.ts";

/** Any other can be typed. */
const common =
  "en en-US en-GB en-IN es es-MX fr de it nl pt pt-BR pl tr ru uk ar hi zh ja ko vi".split(" ");
const names = new Intl.DisplayNames("en", { type: "language" });

export function LanguageInput({ value, path, isNeeded, attributes }: InputProps): ReactElement {
  const { write, endStep } = usePanel();
  const list = useId();
  const written = typeof value === "string" ? value : "";
  return (
    <>
      <input
        {...attributes}
        list={list}
        spellCheck={false}
        value={written}
        onChange={({ target }) =>
          write(path, target.value === "" && !isNeeded ? undefined : target.value)
        }
        onBlur={endStep}
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
