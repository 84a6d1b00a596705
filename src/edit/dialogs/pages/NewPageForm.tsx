// The form that adds or duplicates a page; its short name and menu label follow from the title.
import { useState, type ReactElement } from "react";
import { hint } from "../../model/message.ts";
import { isDraft as isDraftNow } from "../../../content/model/draft.ts";
import { schemas } from "../../../content/model/schema.gen.ts";
import { siteFile } from "../../../content/model/input.ts";
import { fillFacts } from "../../../content/resolve/facts.ts";
import { sayAt } from "../../operations/sample-language.ts";
import { factsIn } from "../../model/read-facts.ts";
import { fileValue } from "../../model/read-json.ts";
import { nameFor, nameProblem, suggestedName } from "../../operations/pages/page-names.ts";
import { addPage, copyPage, isMenuFull, type NewPage } from "../../operations/pages/edit-pages.ts";
import { placeInFooter } from "../../operations/pages/like-other-pages.ts";
import { isTitleFree } from "../../operations/pages/same-labels.ts";
import { longestLabel } from "../../operations/pages/title-label.ts";
import { helpOf } from "../../schema/help.ts";
import { PageFormActions } from "./PageFormActions.tsx";
import { TemplateChoice, useTemplate } from "./TemplateChoice.tsx";
import { ShortNameField } from "./ShortNameField.tsx";
import { unfinishedPage, useUnfinishedPage } from "./unfinished-page.ts";
import { focusProblem } from "../../ui/focus-problem.ts";
import { TextField } from "../../ui/TextField.tsx";
import { TickField } from "../../ui/TickField.tsx";
import { useFiles, useSession } from "../../screen/use-session.ts";
import type { PagesViewProps } from "./pages-view.ts";
import { inScreenLanguage } from "../../../words/schema-words.ts";
import { t } from "../../../words/t.ts";

const { properties } = inScreenLanguage(schemas["page.schema.json"]);
const { title: titleField, description: descriptionField, draft: draftField } = properties;

interface NewPageFormProps extends PagesViewProps {
  /** The page to copy; without one, the new page starts with a hero. */
  from?: string;
}

export function NewPageForm({ from, onPage, onView }: NewPageFormProps): ReactElement {
  const session = useSession();
  const files = useFiles();
  const { vocabulary } = session;
  const isFree = (each: string) => isTitleFree(files, each);
  const say = sayAt(vocabulary, files, { file: siteFile, path: [] });
  const first = from === undefined ? unfinishedPage(session) : undefined;
  const { choice, template, setTemplate, title, setTitle } = useTemplate(say, isFree, first);
  const [description, setDescription] = useState(first?.description ?? "");
  const [ownName, setName] = useState(first?.ownName);
  const forget = useUnfinishedPage(session, first && { title, choice, description, ownName });
  const [isInMenu, setInMenu] = useState(() => !isMenuFull(files));
  const [isDraft, setDraft] = useState(() => isDraftNow(fileValue(files, `${from}.json`)));
  const name = ownName ?? nameFor(title, files);
  const problem = nameProblem(name, files);
  const suggested = suggestedName(name, files);
  const page: NewPage = {
    name,
    title,
    description: description.trim(),
    label: isInMenu ? title.slice(0, longestLabel) : undefined,
    isDraft,
    samples: template?.samples,
  };
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem !== undefined) return focusProblem(event.currentTarget);
        session.apply(
          from === undefined
            ? addPage(vocabulary, files, page)
            : copyPage(vocabulary, files, from, page),
        );
        forget();
        const shown = fillFacts(title, factsIn(files)).text;
        session.announce(hint(t`Added the page “${shown}”. It isn't saved yet.`));
        onPage(name);
      }}
    >
      <TitleField title={title} isFree={isFree(title)} onText={setTitle} />
      {from === undefined && <TemplateChoice current={template} onChoose={setTemplate} />}
      <TextField
        label={t`Description`}
        hint={`${helpOf(descriptionField) ?? ""} ${t`You can write it later: until then, it is listed as a problem.`}`}
        value={description}
        longest={descriptionField?.maxLength}
        isLong
        onText={setDescription}
      />
      <ShortNameField {...{ name, problem, suggested }} onName={setName} />
      <MenuChoice isInMenu={isInMenu} onChange={setInMenu} />
      <DraftChoice isDraft={isDraft} onChange={setDraft} />
      <PageFormActions onView={onView} from={from}>
        <button type="submit" className="primary">{t`Add page`}</button>
      </PageFormActions>
    </form>
  );
}

interface TitleFieldProps {
  title: string;
  /** False if another page has this title. */
  isFree: boolean;
  onText: (title: string) => void;
}

function TitleField({ title, isFree, onText }: TitleFieldProps): ReactElement {
  const same = t`Another page has this title. Add a word, so that visitors can tell them apart.`;
  return (
    <TextField
      label={t`Title`}
      hint={isFree ? helpOf(titleField) : same}
      value={title}
      longest={titleField?.maxLength}
      isNeeded
      onText={onText}
    />
  );
}

interface MenuChoiceProps {
  isInMenu: boolean;
  onChange: (isInMenu: boolean) => void;
}

function MenuChoice({ isInMenu, onChange }: MenuChoiceProps): ReactElement {
  const session = useSession();
  const files = useFiles();
  const isFull = isMenuFull(files);
  const isInFooter = placeInFooter(session.vocabulary, files) !== undefined;
  const label = isInFooter ? t`Add it to the menu and the footer` : t`Add it to the menu`;
  return (
    <TickField label={label} isTicked={isInMenu} isDisabled={isFull} onTick={onChange}>
      {isFull && <p className="hint">{t`The menu is full. Remove an item first.`}</p>}
    </TickField>
  );
}

interface DraftChoiceProps {
  isDraft: boolean;
  onChange: (isDraft: boolean) => void;
}

function DraftChoice({ isDraft, onChange }: DraftChoiceProps): ReactElement {
  return (
    <TickField label={t`Keep it a draft`} isTicked={isDraft} onTick={onChange}>
      <p className="hint">{helpOf(draftField)}</p>
    </TickField>
  );
}
