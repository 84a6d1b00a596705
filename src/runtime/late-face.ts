// Sets headings in their face, but only where nothing on the page moves by it. This comes in one file with the face, after
// the first paint.

/** Written before this code in the file, see `host/face-file.ts`. */
declare const headingFace: {
  family: string;
  weight: string;
  /** Each font's bytes in base64, and the letters that it is for. */
  fonts: readonly (readonly [font: string, range: string])[];
};

/** What is shown, without the parts of headings and drawings. */
const parts = "body :not([hidden] *, h1 *, h2 *, h3 *, svg *)";

/** In pixels: browsers don't count less as a movement. https://wicg.github.io/layout-instability/#sec-shifted */
const notable = 3;

const faces = headingFace.fonts.map(([font, unicodeRange]) => {
  const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
  const { family, weight } = headingFace;
  return new FontFace(family, bytes, { weight, unicodeRange });
});

void Promise.all(faces.map((face) => face.load())).then(showFaces);

function showFaces(): void {
  const boxes = [...document.querySelectorAll<HTMLElement>(parts)].map(
    (element) => [element, element.getBoundingClientRect()] as const,
  );
  const hasMoved = () => boxes.some(([element, before]) => isMoved(element, before));

  for (const face of faces) document.fonts.add(face);
  if (!hasMoved()) return;
  const others = boxes.flatMap(([element, { height }]) =>
    isText(element) && element.getBoundingClientRect().height !== height ? [element] : [],
  );
  for (const element of others) element.style.fontFamily = withoutFace(element);
  if (hasMoved()) for (const face of faces) document.fonts.delete(face);

  // Another page has another title.
  new MutationObserver(() => {
    for (const face of faces) document.fonts.add(face);
    for (const { style } of others) style.fontFamily = "";
  }).observe(document.querySelector("title") ?? document, { childList: true });
}

/** Where an element begins, which is on its right where text runs from right to left. */
function isMoved(element: HTMLElement, { y, left, right }: DOMRect): boolean {
  const now = element.getBoundingClientRect();
  const [down, fromLeft, fromRight] = [now.y - y, now.left - left, now.right - right];
  // The direction takes longer to find out than both sides, which nearly always say the same.
  const isFromRight = fromLeft !== fromRight && getComputedStyle(element).direction === "rtl";
  return Math.hypot(isFromRight ? fromRight : fromLeft, down) >= notable;
}

const isText = (element: HTMLElement): boolean =>
  !element.childElementCount || element.matches("h1,h2,h3");

/** The element's fonts without the first, which is the face. */
const withoutFace = (element: HTMLElement): string =>
  getComputedStyle(element).fontFamily.replace(/^[^,]*,/, "");
