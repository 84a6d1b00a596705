// Shows the name of the element under the pointer, and the tools of the selected one.
import { useCallback, useState, type ReactElement } from "react";
import { locationFromKey, locationKey, type Location } from "../../model/location.ts";
import { elementAround, shownItem, type Shown } from "../../screen/page-elements/find-element.ts";
import { itemName } from "../../operations/item-name.ts";
import { typeOverFirst } from "../../screen/page-elements/type-over.ts";
import { useFiles } from "../../screen/use-session.ts";
import { loadedLater } from "../../ui/loaded-later.tsx";
import { ElementTools } from "./ElementTools.tsx";
import type { ToolsSize } from "./tools-position.ts";
import { useVocabulary } from "../../screen/use-vocabulary.ts";

const ItemTools = loadedLater(async () => (await import("../../screen/ItemTools.tsx")).ItemTools);
const DragGrip = loadedLater(async () => (await import("./DragGrip.tsx")).DragGrip);
const LaterOverlay = loadedLater(async () => (await import("./LaterOverlay.tsx")).LaterOverlay);

interface PageOverlayProps {
  /** The page in the frame. */
  page: Document;
  /** The file of the shown page. */
  file: string;
  scale: number;
  pointed: Location | undefined;
  selected: Location | undefined;
  /** The toolbar of a formatted text takes the position of an item's tools; the panel has those too. */
  isFormatting: boolean;
}

const unmeasured: ToolsSize = { width: 0, height: 0 };

export function PageOverlay(props: PageOverlayProps): ReactElement {
  const { page, file: shown, scale, pointed, selected, isFormatting } = props;
  const files = useFiles();
  const vocabulary = useVocabulary();
  const [nameSize, setNameSize] = useState(unmeasured);
  const [toolsSize, setToolsSize] = useState(unmeasured);
  const findPointed = useWithoutToolsOf(selected);
  const isOther = pointed && (!selected || locationKey(pointed) !== locationKey(selected));
  return (
    <>
      {isOther && (
        <ElementTools
          page={page}
          location={pointed}
          find={findPointed}
          scale={scale}
          size={nameSize}
          onSize={setNameSize}
        >
          {(location) => (
            <span className="page-label">{itemName(vocabulary, files, location)}</span>
          )}
        </ElementTools>
      )}
      {selected && !isFormatting && (
        <ElementTools
          page={page}
          location={selected}
          find={shownItem}
          scale={scale}
          size={toolsSize}
          onSize={setToolsSize}
        >
          {(location, directions) => (
            // What is typed next is for the copy, and doesn't click the button once more.
            <ItemTools location={location} directions={directions} onDuplicated={typeOverFirst}>
              <DragGrip page={page} item={location} scale={scale} />
            </ItemTools>
          )}
        </ElementTools>
      )}
      <LaterOverlay
        page={page}
        file={shown}
        scale={scale}
        selected={selected}
        toolsSize={toolsSize}
      />
    </>
  );
}

/** Finds what is under the pointer, except for the item that has the tools: they say its name already. */
function useWithoutToolsOf(selected: Location | undefined) {
  const name = selected && locationKey(selected);
  return useCallback(
    (page: Document, pointed: Location): Shown | undefined => {
      const found = elementAround(page, pointed);
      const item = name === undefined ? undefined : shownItem(page, locationFromKey(name));
      return item && item.element === found?.element ? undefined : found;
    },
    [name],
  );
}
