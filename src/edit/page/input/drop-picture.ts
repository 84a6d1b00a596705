// A picture file that is dropped onto a picture on the page takes its place, as if it was dropped onto its field.
import { pointer } from "../../../content/model/path.ts";
import { onceDrawn } from "../../ui/focus-field.ts";
import { placeIn, type Place } from "../../model/location.ts";
import { partAttribute } from "../../screen/page-elements/attributes.ts";

/** On a picture that a file is held over. */
const overClass = "drop-target";

/** @param choose selects the picture, so that its fields are drawn beside the page */
export function listenToDrops(
  page: Document,
  choose: (place: Place) => void,
  signal: AbortSignal,
): void {
  const mark = (target?: Element | undefined) => {
    page.querySelector(`.${overClass}`)?.classList.remove(overClass);
    target?.classList.add(overClass);
  };
  const listen = (kind: "dragover" | "drop", heard: (event: DragEvent) => void) =>
    page.addEventListener(
      kind,
      (event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        // A file that misses would be opened in the page's place.
        event.preventDefault();
        heard(event);
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
    const place = placeIn(picture.getAttribute(partAttribute) ?? "");
    choose(place);
    dropOntoField(place, file);
  });
}

function pictureAt({ target }: DragEvent): Element | undefined {
  // Cast: a file is dropped onto an element; of the frame, so that `instanceof` can't be asked here.
  return (target as Element).closest(`img[${partAttribute}]`) ?? undefined;
}

function dropOntoField({ path }: Place, file: File): void {
  const field = CSS.escape(pointer([...path, "src"]));
  onceDrawn(
    () => document.querySelector(`.panel [data-pointer="${field}"] .file-drop`) ?? undefined,
    (found) => {
      // What is dropped is gone once its own event is over.
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      found.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
  );
}
