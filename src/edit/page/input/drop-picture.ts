// Takes files that are dropped onto the page, as if they were dropped in the panel: one onto a picture replaces it, any
// others onto a list of pictures, such as a gallery, become items.
import { pointer, type Path } from "../../../content/model/path.ts";
import { onceDrawn } from "../../ui/focus-field.ts";
import { locationFromKey, type Location } from "../../model/location.ts";
import { partAttribute } from "../../screen/page-elements/attributes.ts";
import { elementAround } from "../../screen/page-elements/find-element.ts";
import { addDropMark, type DropArea } from "./drop-mark.ts";

/** What takes dropped files. */
interface Target {
  /** What takes them on the page. */
  element: Element;
  /** Selected, so that the panel shows its fields. */
  location: Location;
  /** The path of the field in the panel. */
  field: Path;
}

interface DropEvents {
  choose: (location: Location) => void;
  /** The list of pictures at or around a location. */
  pictureList: (location: Location) => Location | undefined;
}

export function listenToDrops(page: Document, events: DropEvents, signal: AbortSignal): void {
  const { choose, pictureList } = events;
  // Cast: a page is in a frame of this document.
  const frame = page.defaultView?.frameElement as HTMLElement | null | undefined;
  const stage = frame?.closest(".stage");
  const mark = frame && stage ? addDropMark(stage, frame) : undefined;
  signal.addEventListener("abort", () => mark?.remove());
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
  listen("dragover", (event) => {
    const target = targetAt(event, pictureList);
    mark?.place(target && visibleArea(target.element));
  });
  page.addEventListener("dragleave", () => mark?.place(undefined), { signal });
  listen("drop", (event) => {
    mark?.place(undefined);
    const target = targetAt(event, pictureList);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!target || files.length === 0) return;
    choose(target.location);
    dropOntoField(target.field, files);
  });
}

function targetAt(
  { target, dataTransfer }: DragEvent,
  pictureList: DropEvents["pictureList"],
): Target | undefined {
  // Cast: files are dropped onto elements; the frame has its own classes, so `instanceof` doesn't work.
  const element = (target as Element).closest(`[${partAttribute}]`);
  if (!element) return undefined;
  const location = locationFromKey(element.getAttribute(partAttribute) ?? "");
  const list = pictureList(location);
  const isPicture = element.matches("img");
  if (isPicture && (!list || (dataTransfer?.items.length ?? 0) <= 1))
    return { element, location, field: [...location.path, "src"] };
  if (!list) return undefined;
  const around = elementAround(element.ownerDocument, list)?.element ?? element;
  return { element: around, location: list, field: list.path };
}

/** A gallery may be taller than the view. */
function visibleArea(element: Element): DropArea {
  const { innerHeight = 0 } = element.ownerDocument.defaultView ?? {};
  const { top, bottom, left, width } = element.getBoundingClientRect();
  const start = Math.max(0, top);
  return { top: start, left, width, height: Math.min(innerHeight, bottom) - start };
}

function dropOntoField(path: Path, files: readonly File[]): void {
  const field = CSS.escape(pointer(path));
  onceDrawn(
    () => document.querySelector(`.panel [data-pointer="${field}"] .file-drop`) ?? undefined,
    (found) => {
      // A file can't be read after its own drop event is over, so it moves to a new one.
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      found.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
  );
}
