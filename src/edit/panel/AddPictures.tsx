// Adds pictures to a list of pictures, an item for each: they are chosen in the media dialog or dropped onto the list.
import { useState, type ReactElement } from "react";
import type { Node } from "../../content/schema/read-schema.ts";
import { addPictures } from "../operations/media/add-pictures.ts";
import type { ChosenMedia } from "../operations/media/chosen-media.ts";
import type { PictureList } from "../operations/media/picture-list.ts";
import { sayAt } from "../operations/sample-language.ts";
import { removeSamples } from "../operations/media/remove-samples.ts";
import { structureOf } from "../schema/structure.ts";
import { useSession } from "../screen/use-session.ts";
import { focusField } from "../ui/focus-field.ts";
import { mediaIn } from "./AddFields.tsx";
import { PanelMediaDialog } from "./inputs/PanelMediaDialog.tsx";
import { usePanel } from "../screen/panel-context.ts";
import { t } from "../../words/t.ts";

interface AddPicturesProps {
  list: PictureList;
  /** Of an item. */
  node: Node;
  /** The number of items. */
  count: number;
  dropped: readonly File[] | undefined;
  onClose: () => void;
}

export function AddPictures(props: AddPicturesProps): ReactElement {
  const { list, node, count, dropped, onClose } = props;
  const session = useSession();
  const { vocabulary } = session;
  const { file, valueAt, select } = usePanel();
  const [isOpen, setIsOpen] = useState(false);
  const structure = structureOf(node, undefined);
  const fields = structure.is === "fields" ? structure.fields : [];
  const picture = fields.find(([name]) => name === "picture")?.[1];
  const options = picture && mediaIn(picture);
  const add = (...pictures: ChosenMedia[]) => {
    const root = valueAt([]);
    const say = sayAt(vocabulary, session.state().history.files, { file, path: list.path });
    const place = { file, root, list: list.path, at: count };
    const added = addPictures(vocabulary, { ...place, pictures, say });
    const removed = removeSamples(vocabulary, file, root, list.path);
    session.apply([...added, ...removed]);
    const at = count - removed.length;
    select([...list.path, at]);
    focusField([...list.path, at, "picture", "alt"]);
  };
  return (
    <div className="add">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >{t`Add pictures…`}</button>
      {options && (isOpen || dropped) && (
        <PanelMediaDialog
          options={options}
          current=""
          isNeeded
          room={list.room}
          dropped={dropped}
          onChoose={(chosen, ...further) => chosen && add(chosen, ...further)}
          onClose={() => {
            setIsOpen(false);
            onClose();
          }}
        />
      )}
    </div>
  );
}
