// Makes a gallery one Tab stop with arrow keys, and shows its pictures large in a dialog. Without it, the pictures are
// plain links.
import { eachAdded } from "./each-added.ts";

/** Without the pictures that aren't shown yet. */
const linksIn = (gallery: Element) => [
  ...gallery.querySelectorAll<HTMLAnchorElement>("li:not([hidden]) > figure > a"),
];
const linkAt = ({ target }: Event) =>
  // Cast: the targets of clicks and keys are elements.
  (target as Element).closest<HTMLAnchorElement>("[data-gallery] figure > a");
const galleryOf = (link: Element) => link.closest("[data-gallery]") as Element;

/** Which way each key goes, where text runs from left to right. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

eachAdded("[data-gallery]", (gallery) => makeTabStop(gallery, linksIn(gallery)[0]));

document.addEventListener("click", (event) => {
  const link = linkAt(event);
  // With a modifier, a link opens in a new tab or is saved.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open(link);
});

document.addEventListener("keydown", (event) => {
  const link = linkAt(event);
  const step = stepOf(event);
  if (!link || step === undefined) return;
  event.preventDefault();
  const links = linksIn(galleryOf(link));
  const next = links[Math.min(Math.max(links.indexOf(link) + step, 0), links.length - 1)];
  makeTabStop(galleryOf(link), next);
  next?.focus();
});

/** undefined for all other keys, and for those of the browser. */
function stepOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): number | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const isFlipped = document.documentElement.dir === "rtl" && /Left|Right/.test(key);
  const step = steps[key];
  return isFlipped && step !== undefined ? -step : step;
}

/** Tab goes to this link only. */
function makeTabStop(gallery: Element, stop: HTMLAnchorElement | undefined): void {
  for (const link of linksIn(gallery)) link.tabIndex = link === stop ? 0 : -1;
}

function open(link: HTMLAnchorElement): void {
  const gallery = galleryOf(link);
  const links = linksIn(gallery);
  // Casts: the build puts the dialog after its gallery, with these parts in it.
  const dialog = gallery.nextElementSibling as HTMLDialogElement;
  const large = dialog.querySelector("img") as HTMLImageElement;
  const words = dialog.querySelector("p") as HTMLElement;
  let at = links.indexOf(link);

  const show = (step: number): void => {
    at = (at + step + links.length) % links.length;
    const shown = links[at];
    const small = shown?.querySelector("img");
    if (!shown || !small) return;
    // Around a focus point, the small picture is only a part, and its sizes are too.
    large.srcset = small.src === shown.href ? small.srcset : "";
    large.sizes = "100vw";
    large.src = shown.href;
    large.alt = small.alt;
    words.textContent = shown.parentElement?.querySelector("figcaption > p")?.textContent ?? "";
  };

  // What this dialog does until it is closed; the next picture that is opened starts over.
  const untilClosed = new AbortController();
  const { signal } = untilClosed;
  dialog.addEventListener(
    "click",
    ({ target }) => {
      const step = (target as Element).closest<HTMLElement>("[data-step]")?.dataset["step"];
      if (step === "0") dialog.close();
      else if (step !== undefined) show(Number(step));
    },
    { signal },
  );
  dialog.addEventListener(
    "keydown",
    (event) => {
      const step = stepOf(event);
      if (step === undefined || Math.abs(step) !== 1) return;
      event.preventDefault();
      show(step);
    },
    { signal },
  );
  dialog.addEventListener(
    "close",
    () => {
      untilClosed.abort();
      makeTabStop(gallery, links[at]);
      links[at]?.focus();
    },
    { signal },
  );
  show(0);
  dialog.showModal();
}
