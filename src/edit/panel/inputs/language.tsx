// Chooses a language by its name, or by its code where it isn't listed.
import { useState, type ReactElement } from "react";
import { once } from "../../../content/model/once.ts";
import { builtInLanguages } from "../../../content/resolve/complete-wording.ts";
import { languageName } from "../../operations/language-name.ts";
import { inputKind, type InputProps } from "./input-kind.tsx";
import { SuggestedText } from "./SuggestedText.tsx";
import { useText } from "./use-text.ts";
import { t } from "../../../words/t.ts";
import { screenLanguage } from "../../../words/screen-language.ts";

export const language = inputKind({
  accepts: ({ schema }) => schema.isLanguage,
  Input: LanguageInput,
});

/** Suggested as codes; any other can be typed. */
const common =
  "en en-US en-GB en-IN es es-MX fr de it nl pt pt-BR pl tr ru uk ar hi zh ja ko vi".split(" ");

/** The codes of the languages that are offered by name, in the order of their names. */
const named = once(() =>
  builtInLanguages.toSorted((a, b) =>
    (languageName(a) ?? a).localeCompare(languageName(b) ?? b, screenLanguage),
  ),
);

/** The value of the choice that shows the field for a code; no code has a space. */
const another = "by code";

function LanguageInput(props: InputProps): ReactElement {
  const { isNeeded, attributes } = props;
  const value = useText(props);
  const { text, writeText, onBlur } = value;
  const [wantsCode, setWantsCode] = useState(false);
  const codeId = `${attributes.id}-code`;
  const name = languageName(text);
  const isByCode = wantsCode || (text !== "" && name === undefined);
  const listed = text === "" || isByCode || named().includes(text) ? named() : [text, ...named()];
  return (
    <>
      <select
        {...attributes}
        value={isByCode ? another : text}
        onChange={({ target }) => {
          setWantsCode(target.value === another);
          if (target.value === another) return;
          writeText(target.value);
          onBlur();
        }}
      >
        {!isNeeded && <option value="">{t`The site’s language`}</option>}
        {isNeeded && text === "" && <option value="">{t`None`}</option>}
        {listed.map((code) => (
          <option key={code} value={code}>
            {languageName(code)}
          </option>
        ))}
        <option value={another}>{t`Another language…`}</option>
      </select>
      {isByCode && (
        <div className="language-code">
          <label htmlFor={codeId}>{t`Language code`}</label>
          <SuggestedText
            attributes={{ ...attributes, id: codeId }}
            {...value}
            values={common}
            nameOf={languageName}
          />
          {name !== undefined && <p className="quiet">{name}</p>}
        </div>
      )}
    </>
  );
}
