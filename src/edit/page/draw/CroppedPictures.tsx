// Shows cropped photos on the edited page as visitors will see them, where nothing but the whole photo is served yet.
import { useEffect } from "react";
import { cropMark } from "../../../content/resolve/renditions.ts";

/** What was cut out, by the address of the photo with the part that is shown. */
const parts = new Map<string, string>();
const cutting = new Map<string, Promise<string>>();

export function CroppedPictures({ page }: { page: Document }): null {
  useEffect(() => {
    const cropAll = () => {
      for (const image of page.querySelectorAll<HTMLImageElement>(`img[src*="${cropMark}"]`))
        void showPart(image);
    };
    const observer = new MutationObserver(cropAll);
    const options = { childList: true, subtree: true, attributes: true, attributeFilter: ["src"] };
    observer.observe(page.documentElement, options);
    cropAll();
    return () => observer.disconnect();
  }, [page]);
  return null;
}

/** Until it is cut out, and if it can't be, all of the photo is shown. */
async function showPart(image: HTMLImageElement): Promise<void> {
  const source = image.getAttribute("src") ?? "";
  const ready = parts.get(source);
  // At once, so that nothing flickers when the page is drawn again.
  if (ready !== undefined) return image.setAttribute("src", ready);
  const cut = cutting.get(source) ?? cutOut(source);
  cutting.set(source, cut);
  const part = await cut.catch(() => undefined);
  if (part === undefined) return;
  parts.set(source, part);
  if (image.getAttribute("src") === source) image.setAttribute("src", part);
}

async function cutOut(source: string): Promise<string> {
  const [address = "", fractions = ""] = source.split(cropMark);
  const photo = new Image();
  photo.src = address;
  await photo.decode();
  const [left = 0, top = 0, across = 1, down = 1] = fractions.split(",").map(Number);
  const { naturalWidth, naturalHeight } = photo;
  const canvas = document.createElement("canvas");
  const [width, height] = [across * naturalWidth, down * naturalHeight];
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const corner = [left * naturalWidth, top * naturalHeight] as const;
  canvas
    .getContext("2d")
    ?.drawImage(photo, ...corner, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error("The part can't be cut out.");
  return URL.createObjectURL(blob);
}
