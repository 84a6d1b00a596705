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
  const shown = [...document.querySelectorAll<HTMLElement>(parts)].map((element) => ({
    element,
    box: follow(element, element),
    // Elsewhere, words stay where they are in their box.
    words: isInFace(element) ? wordsIn(element).map((words) => follow(element, words)) : [],
  }));
  const hasMoved = () =>
    shown.some(({ box, words }) => [box, ...words].some((movement) => isNotable(movement())));

  for (const face of faces) document.fonts.add(face);
  if (!hasMoved()) return;
  const others = shown.filter(({ box, words }) => words.some((each) => isOther(box(), each())));
  for (const { element } of others) element.style.fontFamily = withoutFace(element);
  if (hasMoved()) for (const face of faces) document.fonts.delete(face);

  // Another page has another title.
  new MutationObserver(() => {
    for (const face of faces) document.fonts.add(face);
    for (const { element } of others) element.style.fontFamily = "";
  }).observe(document.querySelector("title") ?? document, { childList: true });
}

/** How far something has moved, and how much taller it has become, in pixels. */
interface Movement {
  across: number;
  down: number;
  taller: number;
}

const isNotable = ({ across, down }: Omit<Movement, "taller">): boolean =>
  Math.hypot(across, down) >= notable;

/** Whether words take other lines, or begin elsewhere in their box: fonts differ in how far letters reach up. */
const isOther = (box: Movement, words: Movement): boolean =>
  box.taller !== 0 || isNotable({ across: words.across - box.across, down: words.down - box.down });

/**
 * @param what the element, or words in it
 * @returns how far it has moved since: from where it begins, which is on its right where text runs from right to left
 */
function follow(element: HTMLElement, what: HTMLElement | Range): () => Movement {
  const before = what.getBoundingClientRect();
  return () => {
    const now = what.getBoundingClientRect();
    const [fromLeft, fromRight] = [now.left - before.left, now.right - before.right];
    // The direction takes longer to find out than both sides, which nearly always say the same.
    const isFromRight = fromLeft !== fromRight && getComputedStyle(element).direction === "rtl";
    return {
      across: isFromRight ? fromRight : fromLeft,
      down: now.y - before.y,
      taller: now.height - before.height,
    };
  };
}

/** Before the face is there, too. */
const isInFace = (element: HTMLElement): boolean =>
  getComputedStyle(element).fontFamily.includes(headingFace.family);

/** Each text directly in an element. */
const wordsIn = ({ childNodes }: HTMLElement): Range[] =>
  [...childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return [];
    const words = document.createRange();
    words.selectNode(node);
    return [words];
  });

/** The element's fonts without the first, which is the face. */
const withoutFace = (element: HTMLElement): string =>
  getComputedStyle(element).fontFamily.replace(/^[^,]*,/, "");
