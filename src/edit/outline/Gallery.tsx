// The button that opens the gallery of blocks, and inserts the one that is chosen.
import { useState, type ReactElement } from "react";
import { siteFile } from "../../content/model/input.ts";
import { isFields, valueAt } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import { follow, schemaFile } from "../../content/schema/read-schema.ts";
import { typeOver } from "../screen/page-elements/type-over.ts";
import { pageIn } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";
import { idsIn } from "../operations/pages/ids.ts";
import type { Session } from "../session/session.ts";
import { useSession } from "../screen/use-session.ts";
import { fitSample, samplesOf } from "../schema/samples.ts";
import { loadedLater } from "../ui/loaded-later.tsx";

const GalleryDialog = loadedLater(async () => (await import("./GalleryDialog.tsx")).GalleryDialog);

interface GalleryProps {
  file: string;
  /** Where among the page's blocks a new one is inserted. */
  at: number;
  onSelect: (path: Path) => void;
}

/** The path to a page's blocks. */
const into = ["blocks"];
const page = schemaFile("page.schema.json");
const blockSchema = follow(page.schema.properties?.["blocks"]?.items ?? {}, page.file);
const samples = samplesOf(blockSchema);

export function Gallery({ file, at, onSelect }: GalleryProps): ReactElement {
  const { session } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const add = (label: string) => {
    const sample = samples.find((each) => each.label === label);
    setIsOpen(false);
    if (!sample) return;
    const value = fitSample(blockSchema, sample.value, namesOf(session));
    session.change(file, { do: "insert", into, at, value });
    onSelect([...into, at]);
    typeOver({ file, path: [...into, at, "heading"] });
  };
  return (
    <>
      <button
        type="button"
        className="add-block"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Add block
      </button>
      {isOpen && (
        <GalleryDialog
          samples={samples}
          fit={(value) => fitSample(blockSchema, value, namesOf(session))}
          onAdd={add}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function namesOf(session: Session) {
  const { files } = session.state().history;
  const ids = [...files.keys()].flatMap((name) =>
    idsIn(fileValue(files, name)).map(({ id }) => id),
  );
  const templates = valueAt(fileValue(files, siteFile), ["mail", "templates"]);
  return {
    templates: isFields(templates) ? Object.keys(templates) : [],
    pages: [...files.keys()].flatMap((name) => pageIn(name) ?? []),
    ids: new Set(ids),
  };
}
