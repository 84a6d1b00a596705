// The gallery: every type of block, drawn with the site's own styles. The chosen one is added to the page.
import { useState, type ReactElement } from "react";
import type { Path } from "../../content/model/path.ts";
import { typeOverFirst } from "../screen/page-elements/type-over.ts";
import { makeStep, startHistory } from "../model/history.ts";
import { blockSamples, newBlock } from "../operations/new-block.ts";
import { useSession } from "../screen/use-session.ts";
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

export function GalleryDialog({ file, at, onSelect, onClose }: GalleryDialogProps): ReactElement {
  const { session } = useSession();
  const { vocabulary } = session;
  // Once: neither the samples nor the site changes while the dialog is open.
  const [{ samples, blocks, documents }] = useState(() => {
    const { files } = session.state().history;
    const offered = blockSamples(vocabulary);
    // As they would be inserted: with the site's own pages, forms and ids.
    const fitted = offered.map(({ value }) => newBlock(vocabulary, files, value));
    const operations = fitted.flatMap((each) => each.operations);
    const site = {
      vocabulary,
      folder: session.folder,
      files: makeStep(startHistory(files), operations).files,
      beside: session.assets,
    };
    const views = drawSamples(
      site,
      fitted.map(({ block }) => block),
    );
    return { samples: offered, blocks: fitted, documents: views };
  });
  const add = (label: string) => {
    const added = blocks[samples.findIndex((each) => each.label === label)];
    onClose();
    if (added === undefined) return;
    const { block: value, operations } = added;
    session.apply([...operations, { file, change: { do: "insert", into, at, value } }]);
    onSelect([...into, at]);
    typeOverFirst({ file, path: [...into, at] });
  };
  return (
    <Dialog title="Add block" onClose={onClose}>
      <Tiles
        label="Block types"
        variant="blocks"
        current={undefined}
        tiles={samples.map(({ label, name, description }, index) => ({
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
              <span>{name}</span>
              <small>{description}</small>
            </>
          ),
        }))}
        onChoose={add}
      />
    </Dialog>
  );
}
