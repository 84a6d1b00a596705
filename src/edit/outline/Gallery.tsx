// Lists every type of block, drawn with the site's own styles, and inserts the one that is chosen.
import { useMemo, useState, type ReactElement } from "react";
import { Dialog } from "../ui/Dialog.tsx";
import { siteFile } from "../../content/model/input.ts";
import { isFields, valueAt } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import { follow, schemaFile } from "../../content/schema/read-schema.ts";
import { DrawnFrame } from "../ui/DrawnFrame.tsx";
import { strictSandbox } from "../ui/frame-document.ts";
import { typeOver } from "../screen/page-elements/type-over.ts";
import { pageIn } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";
import { idsIn } from "../operations/pages/ids.ts";
import type { Session } from "../session/session.ts";
import { useSession } from "../screen/use-session.ts";
import { drawSamples } from "./sample-views.ts";
import { Tiles } from "../ui/Tiles.tsx";
import { fitSample, samplesOf } from "../schema/samples.ts";

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
      {isOpen && <GalleryDialog onAdd={add} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface GalleryDialogProps {
  onAdd: (label: string) => void;
  onClose: () => void;
}

function GalleryDialog({ onAdd, onClose }: GalleryDialogProps): ReactElement {
  const { session } = useSession();
  const documents = useMemo(() => {
    const { files } = session.state().history;
    const names = namesOf(session);
    const blocks = samples.map(({ value }) => fitSample(blockSchema, value, names));
    return drawSamples({ folder: session.folder, files, beside: session.assets }, blocks);
  }, [session]);
  return (
    <Dialog title="Add block" onClose={onClose}>
      <Tiles
        label="Block types"
        variant="blocks"
        current={undefined}
        tiles={samples.map(({ label, description }, index) => ({
          name: label,
          content: (
            <>
              <span className="sample" aria-hidden="true">
                {documents[index] && (
                  <DrawnFrame
                    inert
                    tabIndex={-1}
                    title="Sample"
                    sandbox={strictSandbox}
                    {...documents[index]}
                  />
                )}
              </span>
              <span>{titleOf(label)}</span>
              <small>{description}</small>
            </>
          ),
        }))}
        onChoose={onAdd}
      />
    </Dialog>
  );
}

/** Drops the type from a label such as "hero: opening of a page". */
function titleOf(label: string): string {
  const words = label.replace(/^\w+: /, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
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
