// Chooses the language of the editor's screen. That of the site is a setting of the site.
import { useId, useState, type ReactElement } from "react";
import {
  chooseLanguage,
  screenLanguage,
  screenLanguages,
  type ScreenLanguage,
} from "../../words/screen-language.ts";
import { t } from "../../words/t.ts";
import { looks } from "../ui/message-looks.ts";

/** Each by its own name, for people who can't read the others. */
const names: Readonly<Record<ScreenLanguage, string>> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
};

/** Words are loaded once, before the first of them is shown, so another language takes a reload. */
export function LanguageChoice(): ReactElement {
  const id = useId();
  const [outcome, setOutcome] = useState<"stored" | "not stored">();
  return (
    <div className="field language-choice">
      <label htmlFor={id}>{t`Language of the editor`}</label>
      <select
        id={id}
        defaultValue={screenLanguage}
        onChange={({ target }) => {
          const chosen = screenLanguages.find((language) => language === target.value);
          if (chosen) setOutcome(chooseLanguage(chosen) ? "stored" : "not stored");
        }}
      >
        {screenLanguages.map((language) => (
          <option key={language} value={language} lang={language}>
            {names[language]}
          </option>
        ))}
      </select>
      {outcome === "stored" && (
        <div role="status">
          <p>{t`The editor changes its language when it is loaded again.`}</p>
          <button type="button" onClick={() => location.reload()}>{t`Reload`}</button>
        </div>
      )}
      {outcome === "not stored" && (
        <p
          role="alert"
          {...looks.problem}
        >{t`Your browser stores nothing for this site, so the language can’t be changed here. Change the language of the browser.`}</p>
      )}
    </div>
  );
}
