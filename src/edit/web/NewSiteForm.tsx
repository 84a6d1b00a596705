// Asks for the language of a new site in an empty folder.
import { useId, useState, type ReactElement } from "react";
import { translatedLanguages } from "../../content/translations/translation.ts";
import { focus } from "./StartScreen.tsx";
import { screenLanguage } from "../../words/screen-language.ts";
import { t } from "../../words/t.ts";

/** Those that its texts are in. */
const languages: readonly string[] = ["en", ...translatedLanguages];

interface NewSiteFormProps {
  /** The folder's name. */
  folder: string;
  isBusy: boolean;
  /** @param language its code */
  onStart: (language: string) => void;
}

export function NewSiteForm({ folder, isBusy, onStart }: NewSiteFormProps): ReactElement {
  const id = useId();
  const usual = languages.find((each) => each === screenLanguage) ?? "en";
  const [language, setLanguage] = useState(usual);
  const names = new Intl.DisplayNames(screenLanguage, { type: "language" });
  return (
    <form
      className="start-form"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(language);
      }}
    >
      <h3 key={folder} ref={focus} tabIndex={-1}>{t`A new site in “${folder}”`}</h3>
      <p>{t`This folder is empty. It gets a home page, a contact page with a form and a privacy page, for you to fill in.`}</p>
      <div className="field">
        <label htmlFor={id}>{t`Language`}</label>
        <select id={id} value={language} onChange={({ target }) => setLanguage(target.value)}>
          {languages.map((code) => (
            <option key={code} value={code}>
              {names.of(code)}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="primary" aria-disabled={isBusy}>
        {isBusy ? t`Making it …` : t`Start a new site`}
      </button>
    </form>
  );
}
