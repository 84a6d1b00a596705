// The gallery: every type of block, drawn with the site's own styles. The chosen one is added to the page.
import { useState, type ReactElement } from "react";
import { siteFile } from "../../content/model/input.ts";
import { isFields, valueAt } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import { sampleName } from "../../content/schema/layout-name.ts";
import { follow, schemaFile } from "../../content/schema/read-schema.ts";
import { typeOverFirst } from "../screen/page-elements/type-over.ts";
import { pageIn } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";
import { idsOnSite } from "../operations/pages/ids.ts";
import type { Session } from "../session/session.ts";
import { useSession } from "../screen/use-session.ts";
import { fitSample, samplesOf } from "../schema/samples.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { DrawnFrame } from "../ui/DrawnFrame.tsx";
import { strictSandbox } from "../ui/frame-document.ts";
import { Tiles } from "../ui/Tiles.tsx";
import { drawSamples } from "./sample-views.ts";

interface GalleryDialogProps {
  file: string;
  /** Where among the page's blocks the new one is inserted. */
  at: number;
  onSelect: (path: Path) => void;
  onClose: () => void;
}

/** The path to a page's blocks. */
const into = ["blocks"];
const page = schemaFile("page.schema.json");
const blockSchema = follow(page.schema.properties?.["blocks"]?.items ?? {}, page.file);
const samples = samplesOf(blockSchema);

export function GalleryDialog({ file, at, onSelect, onClose }: GalleryDialogProps): ReactElement {
  const { session } = useSession();
  // Once: neither the samples nor the site changes while the dialog is open.
  const [{ blocks, documents }] = useState(() => {
    const { files } = session.state().history;
    // As they would be inserted: with the site's own pages, forms and ids.
    const fitted = samples.map(({ value }) => fitSample(blockSchema, value, namesOf(session)));
    const site = { folder: session.folder, files, beside: session.assets };
    return { blocks: fitted, documents: drawSamples(site, fitted) };
  });
  const add = (label: string) => {
    const value = blocks[samples.findIndex((each) => each.label === label)];
    onClose();
    if (value === undefined) return;
    session.change(file, { do: "insert", into, at, value });
    onSelect([...into, at]);
    typeOverFirst({ file, path: [...into, at] });
  };
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
              <span>{sampleName(label)}</span>
              <small>{description}</small>
            </>
          ),
        }))}
        onChoose={add}
      />
    </Dialog>
  );
}

function namesOf(session: Session) {
  const { files } = session.state().history;
  const ids = idsOnSite(files).map(({ id }) => id);
  const templates = valueAt(fileValue(files, siteFile), ["mail", "templates"]);
  return {
    templates: isFields(templates) ? Object.keys(templates) : [],
    pages: [...files.keys()].flatMap((name) => pageIn(name) ?? []),
    ids: new Set(ids),
  };
}
