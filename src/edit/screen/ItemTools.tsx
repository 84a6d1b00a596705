// Buttons to move, duplicate, hide and remove an item of a list, on the page and in the panel.
import { useId, type MouseEvent, type ReactElement, type ReactNode } from "react";
import { isFields, valueAt } from "../../content/model/json.ts";
import { duplicate, hide, move, remove, useArranging } from "./arrange.ts";
import { itemName } from "../operations/item-name.ts";
import { columnAt } from "../operations/table-at.ts";
import type { NeighborDirections } from "./page-elements/neighbors.ts";
import type { Location } from "../model/location.ts";
import { isFromKeyboard } from "../ui/regions.ts";
import { ToolIcon } from "../ui/ToolIcon.tsx";
import { fileValue } from "../model/read-json.ts";
import { nodeAt, variantFor } from "../schema/node-at.ts";
import { useFiles } from "./use-session.ts";
import { useVocabulary } from "./use-vocabulary.ts";
import { t } from "../../words/t.ts";

/** SVG path data, 24 by 24. */
const icons = {
  "Move up": "M12 19V5m-6 6 6-6 6 6",
  "Move down": "M12 5v14m-6-6 6 6 6-6",
  "Move left": "M19 12H5m6-6-6 6 6 6",
  "Move right": "M5 12h14m-6-6 6 6-6 6",
  Duplicate: "M9 9h11v11H9zM5 15H4V4h11v1",
  Hide: "M3 3l18 18M10 6c7-1 11 6 11 6l-3 4m-3 2c-8 2-12-6-12-6l4-4",
  Show: "M3 12s3-6 9-6 9 6 9 6-3 6-9 6-9-6-9-6zm9-2a2 2 0 1 0 0 4 2 2 0 0 0 0-4",
  Remove: "M4 7h16M9 7V4h6v3m-9 0 1 13h10l1-13",
};

interface ItemToolsProps {
  location: Location;
  /** The directions of the previous and next items on screen. */
  directions?: NeighborDirections;
  /** Called with the copy after a click on Duplicate. */
  onDuplicated?: (copy: Location) => void;
  /** What comes before the name. */
  children?: ReactNode;
}

/** In the panel, items are below each other. */
const inColumn: NeighborDirections = { earlier: "up", later: "down" };

export function ItemTools({
  location,
  directions = inColumn,
  onDuplicated,
  children,
}: ItemToolsProps): ReactElement | null {
  const arranging = useArranging();
  const id = useId();
  const files = useFiles();
  const vocabulary = useVocabulary();
  const { file, path } = location;
  const root = fileValue(files, file);
  const list = valueAt(root, path.slice(0, -1));
  const value = valueAt(root, path);
  const index = path.at(-1);
  if (!Array.isArray(list) || typeof index !== "number" || value === undefined) return null;
  const node = nodeAt(vocabulary, file, root, path);
  const canHide = node && "hidden" in (variantFor(node, value).schema.properties ?? {});
  const isHidden = isFields(value) && value["hidden"] === true;
  const isColumn = columnAt(vocabulary, files, location) !== undefined;
  return (
    <div className="tools" role="group" aria-labelledby={id}>
      {children}
      <span className="tools-name" id={id}>
        {itemName(vocabulary, files, location)}
      </span>
      <Tool
        name={`Move ${directions.earlier}`}
        isDisabled={index === 0}
        onClick={() => move(arranging, location, index - 1)}
      />
      <Tool
        name={`Move ${directions.later}`}
        isDisabled={index === list.length - 1}
        onClick={() => move(arranging, location, index + 1)}
      />
      <Tool
        name="Duplicate"
        onClick={(event) => {
          const copy = duplicate(arranging, location);
          // By keyboard, the button keeps the focus, for one more copy.
          if (copy && !isFromKeyboard(event)) onDuplicated?.(copy);
        }}
      />
      {canHide && (
        <Tool
          name={isHidden ? "Show" : "Hide"}
          onClick={() => hide(arranging, location, !isHidden)}
        />
      )}
      <Tool
        name="Remove"
        // Before the click, because what is selected is only a cell.
        words={isColumn ? t`Remove column` : undefined}
        onClick={({ detail }) => {
          // A double click must not remove the item that moved up too.
          if (detail < 2) remove(arranging, location);
        }}
      />
    </div>
  );
}

interface ToolProps {
  name: keyof typeof icons;
  /** Shown instead of its icon. */
  words?: string | undefined;
  isDisabled?: boolean;
  onClick: (event: MouseEvent) => void;
}

const labels: Readonly<Record<keyof typeof icons, string>> = {
  "Move up": t`Move up`,
  "Move down": t`Move down`,
  "Move left": t`Move left`,
  "Move right": t`Move right`,
  Duplicate: t`Duplicate`,
  Hide: t`Hide`,
  Show: t`Show`,
  Remove: t`Remove`,
};

function Tool({ name, words, isDisabled = false, onClick }: ToolProps): ReactElement {
  const label = words ?? labels[name];
  return (
    // A disabled button keeps the focus, so that moving an item to the end by keyboard doesn't lose it.
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      {words ?? <ToolIcon path={icons[name]} size={18} />}
    </button>
  );
}
