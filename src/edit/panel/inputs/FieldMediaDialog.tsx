// The media dialog of a field. If the field is in a list of pictures, further pictures become items after its own.
import type { ReactElement } from "react";
import { pointer, type Path } from "../../../content/model/path.ts";
import { addPictures } from "../../operations/media/add-pictures.ts";
import { sayAt } from "../../operations/sample-language.ts";
import { pictureList } from "../../operations/media/picture-list.ts";
import { useSession } from "../../screen/use-session.ts";
import { usePanel } from "../../screen/panel-context.ts";
import { PanelMediaDialog, type PanelMediaDialogProps } from "./PanelMediaDialog.tsx";

interface FieldMediaDialogProps extends PanelMediaDialogProps {
  /** Of the field. */
  path: Path;
}

export function FieldMediaDialog({ path, ...props }: FieldMediaDialogProps): ReactElement {
  const session = useSession();
  const { vocabulary } = session;
  const { file, valueAt } = usePanel();
  const root = valueAt([]);
  const [item, picture] = [path.slice(0, -2), path.slice(0, -1)];
  const list = pictureList(vocabulary, file, root, item.slice(0, -1));
  return (
    <PanelMediaDialog
      {...props}
      room={list ? list.room + 1 : 1}
      onChoose={(chosen, ...pictures) => {
        props.onChoose(chosen);
        if (!list || pictures.length === 0) return;
        const at = Number(item.at(-1)) + 1;
        const say = sayAt(vocabulary, session.state().history.files, { file, path });
        const place = { file, root, list: list.path, at };
        const operations = addPictures(vocabulary, { ...place, pictures, say });
        // The key of the picture's own change, so that both are one undo step.
        session.apply(operations, `${file}${pointer(picture)}`);
        session.endStep();
      }}
    />
  );
}
