// Replaces a picture on the page with a file that is dropped onto it, as if it was dropped onto the picture's field.
import { pointer } from "../../../content/model/path.ts";
import { onceDrawn } from "../../ui/focus-field.ts";
import { locationFromKey, type Location } from "../../model/location.ts";
import { partAttribute } from "../../screen/page-elements/attributes.ts";

/** On a picture that a file is dragged over. */
const overClass = "drop-target";

/** @param choose selects the picture, so that the panel shows its fields */
export function listenToDrops(
  page: Document,
  choose: (location: Location) => void,
  signal: AbortSignal,
): void {
  const mark = (target?: Element | undefined) => {
    page.querySelector(`.${overClass}`)?.classList.remove(overClass);
    target?.classList.add(overClass);
  };
  const listen = (kind: "dragover" | "drop", handler: (event: DragEvent) => void) =>
    page.addEventListener(
      kind,
      (event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        // Stops the browser from opening a file that is dropped outside a picture.
        event.preventDefault();
        handler(event);
      },
      { signal },
    );
  listen("dragover", (event) => mark(pictureAt(event)));
  page.addEventListener("dragleave", () => mark(), { signal });
  listen("drop", (event) => {
    mark();
    const picture = pictureAt(event);
    const [file] = event.dataTransfer?.files ?? [];
    if (!picture || !file) return;
    const location = locationFromKey(picture.getAttribute(partAttribute) ?? "");
    choose(location);
    dropOntoField(location, file);
  });
}

function pictureAt({ target }: DragEvent): Element | undefined {
  // Cast: files are dropped onto elements; the frame has its own classes, so `instanceof` doesn't work.
  return (target as Element).closest(`img[${partAttribute}]`) ?? undefined;
}

function dropOntoField({ path }: Location, file: File): void {
  const field = CSS.escape(pointer([...path, "src"]));
  onceDrawn(
    () => document.querySelector(`.panel [data-pointer="${field}"] .file-drop`) ?? undefined,
    (found) => {
      // A file can't be read after its own drop event is over, so it moves to a new one.
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      found.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
  );
}
