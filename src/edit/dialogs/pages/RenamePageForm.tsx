// A page by another title, or another name; whatever leads to it follows.
import { useMemo, useState, type ReactElement } from "react";
import { isFields } from "../../../content/model/json.ts";
import { fillFacts } from "../../../content/resolve/facts.ts";
import type { Files } from "../../model/history.ts";
import { readJson } from "../../model/read-json.ts";
import { factsIn } from "../../model/facts.ts";
import { LocationList } from "../../screen/LocationList.tsx";
import { pageReferences, placesOf } from "../../operations/references/references.ts";
import { LinksFromElsewhere } from "./OutsideLinks.tsx";
import { nameHint, nameProblem } from "../../operations/pages/page-names.ts";
import { OldWords } from "./OldTitles.tsx";
import { isHomePage } from "../../operations/pages/remove-page.ts";
import { labelFrom, labelsSaying, retitled } from "../../operations/pages/same-labels.ts";
import { SameLabels } from "./SameLabels.tsx";
import { BackButton } from "./BackButton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { PagesViewProps } from "./pages-view.ts";

interface RenamePageFormProps extends PagesViewProps {
  page: string;
}

export function RenamePageForm(props: RenamePageFormProps): ReactElement {
  const { session, publisher, page, onPage, onView, onSelect } = props;
  const { files } = session.state().history;
  const places = useMemo(() => placesOf(pageReferences(files, page)), [files, page]);
  const before = titleIn(files.get(`${page}.json`) ?? "");
  const [title, setTitle] = useState(before ?? "");
  const [name, setName] = useState(page);
  const [isSame, setSame] = useState(true);
  const labels = useMemo(() => labelsSaying(files, page, before ?? ""), [files, page, before]);
  const label = labelFrom(title);
  const isOther = label !== "" && label !== labelFrom(before ?? "");
  const problem = name === page ? undefined : nameProblem(name, files);
  const spoken = isOther && isSame ? labels : [];
  const save = () => {
    const written = before === undefined ? undefined : title;
    session.make(retitled(files, page, { title: written, spoken, name }));
    if (name !== page)
      session.say(`“${page}” is “${name}” now, and so in all places that lead there.`);
    onPage(name);
  };
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) save();
      }}
    >
      {before !== undefined && <TitleField {...{ files, title }} onText={setTitle} />}
      <TextField
        label="Short name"
        hint={nameHint(name)}
        value={name}
        problem={problem}
        onText={setName}
      />
      {isOther && (
        <SameLabels {...{ files, label }} places={labels} isWanted={isSame} onWanted={setSame} />
      )}
      {isOther && <OldWords {...{ files, page, before: before ?? "" }} spoken={spoken} />}
      {!isHomePage(files, page) && (
        <LinksFromElsewhere publisher={publisher} page={page} isRenamed={name !== page} />
      )}
      {places.length > 0 && (
        <section>
          <h3>These places lead there, and will by its new name</h3>
          <LocationList files={files} places={places} onSelect={onSelect} />
        </section>
      )}
      <div className="pages-actions">
        <button type="submit" className="primary">
          Rename it
        </button>
        <BackButton onView={onView} from={page} />
      </div>
    </form>
  );
}

interface TitleFieldProps {
  files: Files;
  title: string;
  onText: (title: string) => void;
}

/** With what visitors read: always, so that what stands below keeps its place. */
function TitleField({ files, title, onText }: TitleFieldProps): ReactElement {
  const { text } = fillFacts(title, factsIn(files));
  const hint = text === "" ? "Visitors read it in the browser’s tab." : `Visitors read “${text}”.`;
  return <TextField label="Title" hint={hint} value={title} isNeeded onText={onText} />;
}

/** @returns undefined for a page that can't be read */
function titleIn(text: string): string | undefined {
  const value = readJson(text);
  const title = isFields(value) ? value["title"] : undefined;
  return typeof title === "string" ? title : undefined;
}
