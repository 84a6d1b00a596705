// The form that changes a page's title and short name; links to it are updated.
import { useId, useMemo, useState, type ReactElement } from "react";
import { hint } from "../../model/message.ts";
import { isFields } from "../../../content/model/json.ts";
import { fillFacts, namedFacts } from "../../../content/resolve/facts.ts";
import type { Files } from "../../model/history.ts";
import { fileValue } from "../../model/read-json.ts";
import { factsIn } from "../../model/read-facts.ts";
import { LocationList } from "../../screen/LocationList.tsx";
import { pageReferences, locationsOf } from "../../operations/references/references.ts";
import { OutsideLinks } from "./OutsideLinks.tsx";
import { nameProblem, suggestedName } from "../../operations/pages/page-names.ts";
import { OldTitles } from "./OldTitles.tsx";
import { isHomePage } from "../../operations/pages/home-page.ts";
import { matchingLabels, retitlePage } from "../../operations/pages/same-labels.ts";
import { labelFromTitle } from "../../operations/pages/title-label.ts";
import { SameLabels } from "./SameLabels.tsx";
import { PageFormActions } from "./PageFormActions.tsx";
import { ShortNameField } from "./ShortNameField.tsx";
import { ChipText } from "../../panel/facts/ChipText.tsx";
import { focusProblem } from "../../ui/focus-problem.ts";
import { looks } from "../../ui/message-looks.ts";
import { TextField } from "../../ui/TextField.tsx";
import { useFiles, useSession } from "../../screen/use-session.ts";
import { useVocabulary } from "../../screen/use-vocabulary.ts";
import type { PagesViewProps } from "./pages-view.ts";
import { t } from "../../../words/t.ts";

interface RenamePageFormProps extends PagesViewProps {
  page: string;
}

export function RenamePageForm(props: RenamePageFormProps): ReactElement {
  const { publisher, page, onPage, onView, onSelect } = props;
  const session = useSession();
  const files = useFiles();
  const before = titleIn(fileValue(files, `${page}.json`));
  const [title, setTitle] = useState(before ?? "");
  const [name, setName] = useState(page);
  const [isSame, setSame] = useState(true);
  const labels = useMemo(
    () => matchingLabels(session.vocabulary, files, page, before ?? ""),
    [session, files, page, before],
  );
  const label = labelFromTitle(title);
  const isOther = label !== "" && label !== labelFromTitle(before ?? "");
  const problem = name === page ? undefined : nameProblem(name, files);
  const suggested = suggestedName(name, files, page);
  const changedLabels = isOther && isSame ? labels : [];
  const save = () => {
    const written = before === undefined ? undefined : title;
    session.apply(
      retitlePage(session.vocabulary, files, page, { title: written, labels: changedLabels, name }),
    );
    if (name !== page)
      session.announce(hint(t`Renamed the page “${page}” to “${name}”. Links to it are updated.`));
    onPage(name);
  };
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem !== undefined || (before !== undefined && title.trim() === ""))
          return focusProblem(event.currentTarget);
        save();
      }}
    >
      {before !== undefined && <TitleField {...{ files, title }} onText={setTitle} />}
      <ShortNameField {...{ name, problem, suggested }} onName={setName} />
      {isOther && (
        <SameLabels {...{ files, label }} locations={labels} isWanted={isSame} onWanted={setSame} />
      )}
      {isOther && <OldTitles {...{ files, page, before: before ?? "" }} labels={changedLabels} />}
      {!isHomePage(files, page) && (
        <OutsideLinks publisher={publisher} page={page} isRenamed={name !== page} />
      )}
      {name !== page && <UpdatedLinks {...{ files, page, onSelect }} />}
      <PageFormActions onView={onView} from={page}>
        <button type="submit" className="primary">{t`Rename page`}</button>
      </PageFormActions>
    </form>
  );
}

interface UpdatedLinksProps extends Pick<RenamePageFormProps, "page" | "onSelect"> {
  files: Files;
}

function UpdatedLinks({ files, page, onSelect }: UpdatedLinksProps): ReactElement | null {
  const vocabulary = useVocabulary();
  const locations = useMemo(
    () => locationsOf(pageReferences(vocabulary, files, page)),
    [vocabulary, files, page],
  );
  if (locations.length === 0) return null;
  return (
    <section>
      <h3>{t`These links go to this page and will be updated`}</h3>
      <LocationList files={files} locations={locations} onSelect={onSelect} />
    </section>
  );
}

interface TitleFieldProps {
  files: Files;
  title: string;
  onText: (title: string) => void;
}

/** The hint is always there, so that the fields below don't move while typing. */
function TitleField({ files, title, onText }: TitleFieldProps): ReactElement {
  const { text } = fillFacts(title, factsIn(files));
  const shown = text === "" ? t`Visitors see it in the browser’s tab.` : t`Visitors see “${text}”.`;
  const problem = title.trim() === "" ? t`Enter a title.` : undefined;
  // Decided once: another field would lose the caret.
  const [hasFacts] = useState(() => namedFacts(title).length > 0);
  const id = useId();
  if (!hasFacts)
    return <TextField label={t`Title`} hint={shown} {...{ problem, onText }} value={title} />;
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>{t`Title`}</label>
      <ChipText
        attributes={{
          id,
          "aria-describedby": `${id}-help`,
          "aria-invalid": problem !== undefined || undefined,
        }}
        text={title}
        isSeveralLines={false}
        write={onText}
      />
      <p id={`${id}-help`} {...(problem === undefined ? looks.hint : looks.failure)}>
        {problem ?? shown}
      </p>
    </div>
  );
}

/** @returns undefined for a page that can't be parsed */
function titleIn(value: unknown): string | undefined {
  const title = isFields(value) ? value["title"] : undefined;
  return typeof title === "string" ? title : undefined;
}
