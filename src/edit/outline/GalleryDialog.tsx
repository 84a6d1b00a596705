// The gallery: every type of block, drawn with the site's own styles.
import { useState, type ReactElement } from "react";
import { useSession } from "../screen/use-session.ts";
import type { fitSample, samplesOf } from "../schema/samples.ts";
import { sampleName } from "../../content/schema/layout-name.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { DrawnFrame } from "../ui/DrawnFrame.tsx";
import { strictSandbox } from "../ui/frame-document.ts";
import { Tiles } from "../ui/Tiles.tsx";
import { drawSamples } from "./sample-views.ts";

type BlockSample = ReturnType<typeof samplesOf>[number];

interface GalleryDialogProps {
  samples: readonly BlockSample[];
  /** A sample as it would be inserted: with the site's own pages, forms and ids. */
  fit: (value: BlockSample["value"]) => ReturnType<typeof fitSample>;
  onAdd: (label: string) => void;
  onClose: () => void;
}

export function GalleryDialog(props: GalleryDialogProps): ReactElement {
  const { samples, fit, onAdd, onClose } = props;
  const { session } = useSession();
  // Once: neither the samples nor the site changes while the dialog is open.
  const [documents] = useState(() => {
    const { files } = session.state().history;
    const blocks = samples.map(({ value }) => fit(value));
    return drawSamples({ folder: session.folder, files, beside: session.assets }, blocks);
  });
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
        onChoose={onAdd}
      />
    </Dialog>
  );
}
