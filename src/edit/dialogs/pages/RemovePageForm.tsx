// Before a page is taken away: what leads there, and what becomes of it.
import { useId, useMemo, useState, type ReactElement } from "react";
import { siteFile } from "../../../content/model/input.ts";
import { BackButton } from "./BackButton.tsx";
import { calledPlace } from "../../operations/references/location-name.ts";
import { pageReferences, type Reference } from "../../operations/references/references.ts";
import type { ListedPage } from "../../operations/pages/page-list.ts";
import type { PagesViewProps } from "./pages-view.ts";
import {
  canGo,
  isHomePage,
  removePage,
  usualFate,
  type Fate,
} from "../../operations/pages/remove-page.ts";

interface RemovePageFormProps extends PagesViewProps {
  page: string;
}

export function RemovePageForm(props: RemovePageFormProps): ReactElement {
  const { session, page, pages, onView, onClose } = props;
  const { files } = session.state().history;
  const references = useMemo(
    () => pageReferences(files, page).filter(({ file }) => file !== `${page}.json`),
    [files, page],
  );
  const [fates, setFates] = useState<readonly Fate[]>(() => references.map(usualFate));
  if (isHomePage(files, page)) return <HomePageStays {...props} />;
  const others = pages.filter(({ name }) => name !== page);
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        const each = references.map(
          (reference, index) => [reference, fates[index] ?? usualFate(reference)] as const,
        );
        session.make(removePage(files, page, each));
        session.say(`Removed the page “${page}”. Undo brings it back.`);
        onClose();
      }}
    >
      <p>
        {references.length === 0
          ? "Nothing links to this page."
          : "These links go to this page. Choose what happens to each."}
      </p>
      {references.map((reference, index) => (
        <FateField
          key={index}
          called={calledPlace(files, reference)}
          reference={reference}
          fate={fates[index] ?? usualFate(reference)}
          others={others}
          onFate={(fate) => setFates(fates.with(index, fate))}
        />
      ))}
      <div className="pages-actions">
        <button type="submit" className="primary">
          Remove the page
        </button>
        <BackButton onView={onView} from={page} />
      </div>
    </form>
  );
}

function HomePageStays({ page, onSelect, onView }: RemovePageFormProps): ReactElement {
  return (
    <>
      <p>
        You can’t remove the home page, because visitors see it first. Choose another home page
        first.
      </p>
      <div className="pages-actions">
        <button
          type="button"
          className="primary"
          onClick={() => onSelect({ file: siteFile, path: ["homePage"] })}
        >
          Choose another home page
        </button>
        <BackButton onView={onView} from={page} />
      </div>
    </>
  );
}

interface FateFieldProps {
  called: string;
  reference: Reference;
  fate: Fate;
  others: readonly ListedPage[];
  onFate: (fate: Fate) => void;
}

function FateField({ called, reference, fate, others, onFate }: FateFieldProps): ReactElement {
  const id = useId();
  // No page is called like the other two: a page's name has no blank.
  const value = fate.is === "other" ? `page ${fate.page}` : fate.is;
  return (
    <div className="field">
      <label htmlFor={id}>{called}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const page = /^page (.*)/.exec(target.value)?.[1];
          if (page !== undefined) onFate({ is: "other", page });
          else onFate({ is: target.value === "gone" ? "gone" : "kept" });
        }}
      >
        {canGo(reference) && <option value="gone">Remove it too</option>}
        <option value="kept">Leave it for now: it will be listed as a problem</option>
        {others.map(({ name, title }) => (
          <option key={name} value={`page ${name}`}>
            Link to: {title}
          </option>
        ))}
      </select>
    </div>
  );
}
