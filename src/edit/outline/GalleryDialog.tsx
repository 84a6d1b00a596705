// The gallery: every type of block, drawn with the site's own styles. The chosen one is added to the page.
import { useState, type ComponentType, type ReactElement } from "react";
import type { Path } from "../../content/model/path.ts";
import { typeOverFirst } from "../screen/page-elements/type-over.ts";
import { makeStep, startHistory } from "../model/history.ts";
import { valueIn } from "../model/read-json.ts";
import { belowMainHeading } from "../operations/below-main-heading.ts";
import { blockSamples, newBlock, type NewBlock } from "../operations/new-block.ts";
import { languageAt } from "../operations/sample-language.ts";
import { askedFile, withFile, type AskedFile, type FileQuestion } from "../schema/asked-file.ts";
import type { Session } from "../session/session.ts";
import { useSession } from "../screen/use-session.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { Tiles } from "../ui/Tiles.tsx";
import { SampleFrame } from "./SampleFrame.tsx";
import { siteWithSamples } from "./sample-views.ts";
import { t } from "../../words/t.ts";

interface GalleryDialogProps {
  file: string;
  /** Where among the page's blocks the new one is inserted. */
  at: number;
  onSelect: (path: Path) => void;
  FileDialog: ComponentType<FileQuestion>;
  onClose: () => void;
}

/** The path to a page's blocks. */
const into = ["blocks"];

export function GalleryDialog(props: GalleryDialogProps): ReactElement {
  const { file, at, onSelect, FileDialog, onClose } = props;
  const session = useSession();
  const { vocabulary } = session;
  // Once: neither the samples nor the site changes while the dialog is open.
  const [{ samples, blocks, shown }] = useState(() => samplesFor(session, file));
  const [asked, setAsked] = useState<AskedFile & { added: NewBlock }>();
  const add = ({ block: value, operations }: NewBlock) => {
    session.apply([...operations, { file, change: { do: "insert", into, at, value } }]);
    onSelect([...into, at]);
    typeOverFirst({ file, path: [...into, at] });
  };
  const choose = (label: string) => {
    const added = blocks[samples.findIndex((each) => each.label === label)];
    const needed = added && askedFile(vocabulary.block, added.block);
    if (added && needed) return setAsked({ ...needed, added });
    onClose();
    if (added) add(added);
  };
  if (asked) {
    const { kinds, path, added } = asked;
    const addWith = (name: string) => add({ ...added, block: withFile(added.block, path, name) });
    return <FileDialog kinds={kinds} onChoose={addWith} onClose={onClose} />;
  }
  return (
    <Dialog title={t`Add block`} onClose={onClose}>
      <Tiles
        label={t`Block types`}
        variant="blocks"
        current={undefined}
        tiles={samples.map(({ label, name, description }, index) => ({
          name: label,
          content: (
            <>
              <span className="sample" aria-hidden="true">
                {shown && <SampleFrame site={shown} index={index} />}
              </span>
              <span>{name}</span>
              <small>{description}</small>
            </>
          ),
        }))}
        onChoose={choose}
      />
    </Dialog>
  );
}

function samplesFor({ vocabulary, folder, state }: Session, file: string) {
  const { history, assets } = state();
  const language = languageAt(history.files, { file, path: [] });
  const samples = blockSamples(vocabulary, vocabulary.translations.say(language));
  // As they would be inserted: with the site's own pages, forms and ids.
  const there = valueIn(history.files, { file, path: into });
  const blocks = samples.map(({ value }) => {
    const added = newBlock(vocabulary, history.files, value, language);
    return { ...added, block: belowMainHeading(added.block, Array.isArray(there) ? there : []) };
  });
  const operations = blocks.flatMap((each) => each.operations);
  const files = makeStep(startHistory(history.files), operations).files;
  const shown = siteWithSamples(
    { vocabulary, folder, files, beside: assets },
    blocks.map(({ block }) => block),
  );
  return { samples, blocks, shown };
}
