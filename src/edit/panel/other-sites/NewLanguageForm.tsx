// The form that asks for the language and the pages of a new site.
import { useId, useState, type ReactElement } from "react";
import { siteFile } from "../../../content/model/input.ts";
import { builtInLanguages } from "../../../content/resolve/complete-wording.ts";
import { fileValue } from "../../model/read-json.ts";
import { languageName } from "../../operations/language-name.ts";
import { pageOption, type ListedPage } from "../../operations/pages/page-list.ts";
import { isHomePage } from "../../operations/pages/home-page.ts";
import { languagesLeft } from "../../operations/pages/site-in-language.ts";
import { usePages } from "../../screen/use-pages.ts";
import { useFiles } from "../../screen/use-session.ts";
import { TickField } from "../../ui/TickField.tsx";
import { screenLanguage } from "../../../words/screen-language.ts";
import { t } from "../../../words/t.ts";

export interface NewLanguage {
  language: string;
  /** The names of its pages. */
  pages: readonly string[];
}

/** Offered by name; a country can be added to the code later. */
const languages = "ar bn de en es fa fr he hi it ja ko nl pl pt ru tr uk ur vi zh".split(" ");

interface NewLanguageFormProps {
  /** @returns why it can't be made */
  onMake: (wanted: NewLanguage) => Promise<string | undefined>;
}

type State = { is: "open" } | { is: "busy" } | { is: "refused"; reason: string };

export function NewLanguageForm({ onMake }: NewLanguageFormProps): ReactElement {
  const files = useFiles();
  const pages = usePages();
  const offered = languagesLeft(fileValue(files, siteFile), languages);
  // First those that the site has its own words for.
  const [usual = offered[0] ?? ""] = builtInLanguages.filter((each) => offered.includes(each));
  const [language, setLanguage] = useState(usual);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [state, setState] = useState<State>({ is: "open" });
  const make = async () => {
    setState({ is: "busy" });
    const chosen = pages.flatMap(({ name }) => (left.includes(name) ? [] : [name]));
    const reason = await onMake({ language, pages: chosen });
    if (reason !== undefined) setState({ is: "refused", reason });
  };
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (state.is !== "busy") void make();
      }}
    >
      <LanguageField offered={offered} language={language} onChoose={setLanguage} />
      <PageTicks pages={pages} left={left} onLeave={setLeft} />
      <p className="hint">{t`It gets a folder of its own. Visitors don’t see it until you show it.`}</p>
      {state.is === "refused" && <p role="alert">{state.reason}</p>}
      <div className="pages-actions">
        <button type="submit" className="primary" aria-disabled={state.is === "busy"}>
          {state.is === "busy" ? t`Making it …` : t`Make the site`}
        </button>
      </div>
    </form>
  );
}

interface LanguageFieldProps {
  offered: readonly string[];
  language: string;
  onChoose: (language: string) => void;
}

function LanguageField({ offered, language, onChoose }: LanguageFieldProps): ReactElement {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t`Language`}</label>
      <select id={id} value={language} onChange={({ target }) => onChoose(target.value)}>
        {byName(offered).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PageTicksProps {
  pages: readonly ListedPage[];
  /** The names of those that the author leaves out. */
  left: readonly string[];
  onLeave: (left: readonly string[]) => void;
}

function PageTicks({ pages, left, onLeave }: PageTicksProps): ReactElement {
  const files = useFiles();
  return (
    <fieldset className="tick-list">
      <legend>{t`Pages`}</legend>
      <p className="hint">{t`They are copied as they are, for you to translate. Links to pages that you leave out go to the home page.`}</p>
      {pages.map((page) => (
        <TickField
          key={page.name}
          label={pageOption(page)}
          isTicked={!left.includes(page.name)}
          isDisabled={isHomePage(files, page.name)}
          onTick={(isTicked) =>
            onLeave(isTicked ? left.filter((each) => each !== page.name) : [...left, page.name])
          }
        />
      ))}
    </fieldset>
  );
}

function byName(codes: readonly string[]): { code: string; name: string }[] {
  return codes
    .map((code) => ({ code, name: languageName(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, screenLanguage));
}
