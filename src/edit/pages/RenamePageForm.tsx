// A page by another title, or another name; whatever leads to it follows.
import { useMemo, useState, type ReactElement } from "react";
import { isFields } from "../../content/model/json.ts";
import type { Deed } from "../history.ts";
import { readJson } from "../read-json.ts";
import { PlaceList } from "../references/PlaceList.tsx";
import { pageReferences, placesOf } from "../references/references.ts";
import { nameHint, nameProblem } from "./page-names.ts";
import { renamePage } from "./pages.ts";
import { BackButton } from "./BackButton.tsx";
import { TextField } from "../TextField.tsx";
import type { PagesViewProps } from "./view.ts";

interface RenamePageFormProps extends PagesViewProps {
  page: string;
}

export function RenamePageForm(props: RenamePageFormProps): ReactElement {
  const { session, page, onPage, onView, onSelect } = props;
  const { files } = session.state().history;
  const places = useMemo(() => placesOf(pageReferences(files, page)), [files, page]);
  const before = titleIn(files.get(`${page}.json`) ?? "");
  const [title, setTitle] = useState(before ?? "");
  const [name, setName] = useState(page);
  const problem = name === page ? undefined : nameProblem(name, files);
  const save = () => {
    session.make([
      ...(name === page ? [] : renamePage(files, page, name)),
      ...(before === undefined || title === before ? [] : [titled(`${name}.json`, title)]),
    ]);
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
      {before !== undefined && <TextField label="Title" value={title} isNeeded onText={setTitle} />}
      <TextField
        label="Name in the address"
        hint={nameHint(name)}
        value={name}
        problem={problem}
        onText={setName}
      />
      {places.length > 0 && (
        <section>
          <h3>These places lead there, and will by its new name</h3>
          <PlaceList files={files} places={places} onSelect={onSelect} />
        </section>
      )}
      <div className="pages-actions">
        <button type="submit" className="primary">
          Rename it
        </button>
        <BackButton onView={onView} />
      </div>
    </form>
  );
}

function titled(file: string, value: string): Deed {
  return { file, change: { do: "set", path: ["title"], value } };
}

/** @returns undefined for a page that can't be read */
function titleIn(text: string): string | undefined {
  const value = readJson(text);
  const title = isFields(value) ? value["title"] : undefined;
  return typeof title === "string" ? title : undefined;
}
