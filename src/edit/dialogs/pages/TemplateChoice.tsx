// Chooses what a new page starts with: a template, or an opening only.
import { useId, useState, type ReactElement } from "react";
import { schemas } from "../../../content/model/schema.gen.ts";
import type { Say } from "../../../content/translations/translation.ts";
import { firstFree } from "../../../content/text/first-free.ts";
import { t, translate } from "../../../words/t.ts";

const { pageTemplates: templates } = schemas["page.schema.json"];

type PageTemplate = (typeof templates)[number];

export interface TemplateChoices {
  title: string;
  /** undefined until the author chooses. */
  choice: { template: PageTemplate | undefined } | undefined;
}

/**
 * The template and the title: each follows the other until the author chooses or types it.
 * @param say says a template's title in the language of the page
 * @param isFree true for a title that no page has yet
 * @param first what was typed and chosen before
 */
export function useTemplate(say: Say, isFree: (title: string) => boolean, first?: TemplateChoices) {
  const [choice, choose] = useState(first?.choice);
  const [title, setTitle] = useState(first?.title ?? "");
  const titleOf = (template: PageTemplate | undefined) =>
    template ? firstFree(say(template.title), isFree, " ") : "";
  const setTemplate = (template: PageTemplate | undefined) => {
    if (title === "" || title === titleOf(choice?.template)) setTitle(titleOf(template));
    choose({ template });
  };
  const template = choice ? choice.template : templateCalled(title, say);
  return { choice, template, setTemplate, title, setTitle };
}

function templateCalled(title: string, say: Say): PageTemplate | undefined {
  const name = title.trim().toLowerCase();
  return templates.find((each) =>
    [each.title, say(each.title), translate(each.title)].some((own) => own.toLowerCase() === name),
  );
}

interface TemplateChoiceProps {
  current: PageTemplate | undefined;
  onChoose: (template: PageTemplate | undefined) => void;
}

export function TemplateChoice({ current, onChoose }: TemplateChoiceProps): ReactElement {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t`Start with`}</label>
      <select
        id={id}
        value={current?.title ?? ""}
        onChange={({ target }) => onChoose(templates.find(({ title }) => title === target.value))}
      >
        <option value="">{t`An opening only`}</option>
        {templates.map(({ title }) => (
          <option key={title} value={title}>
            {translate(title)}
          </option>
        ))}
      </select>
    </div>
  );
}
