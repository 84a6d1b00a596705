// The grip in an item's tools on the page, to drag the item with. The keyboard has arrows for it.
import type { ReactElement } from "react";
import { valueIn } from "../../model/read-json.ts";
import type { Location } from "../../model/location.ts";
import { move, useArranging } from "../../screen/arrange.ts";
import { goToElement } from "../../screen/page-elements/go-to.ts";
import { useFiles } from "../../screen/use-session.ts";
import { GripDots } from "../../ui/GripDots.tsx";
import { startDrag } from "../input/drag-item.ts";
import { t } from "../../../words/t.ts";

interface DragGripProps {
  /** The page in the frame. */
  page: Document;
  item: Location;
  scale: number;
}

export function DragGrip({ page, item, scale }: DragGripProps): ReactElement | null {
  const arranging = useArranging();
  const files = useFiles();
  const list = valueIn(files, { file: item.file, path: item.path.slice(0, -1) });
  const count = Array.isArray(list) ? list.length : 0;
  if (count < 2) return null;
  return (
    <button
      type="button"
      className="drag-grip"
      tabIndex={-1}
      title={t`Drag to move`}
      aria-label={t`Drag to move`}
      onPointerDown={(event) => {
        const stage = event.currentTarget.closest<HTMLElement>(".stage");
        if (!stage || event.button !== 0) return;
        // No text is selected on the way.
        event.preventDefault();
        const onDrop = (to: number) => {
          move(arranging, item, to);
          // The caret would stay where it is, in what is there now.
          goToElement({ file: item.file, path: [...item.path.slice(0, -1), to] });
        };
        startDrag(stage, event.pointerId, { page, item, count, scale, onDrop });
      }}
    >
      <GripDots />
    </button>
  );
}
