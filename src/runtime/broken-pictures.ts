// Replaces pictures that can't be loaded with a drawn placeholder.

/** Replaces every `img[data-picture]` that has failed or will fail, without changing its size. */
export function startPictures(): void {
  // `error` doesn't bubble, so it is captured. Cast: `replace` leaves other elements alone, and only elements load something.
  document.addEventListener("error", ({ target }) => replace(target as HTMLImageElement), true);
  for (const picture of document.querySelectorAll<HTMLImageElement>("[data-picture]")) {
    // It failed before this script ran. A picture that hasn't started to load isn't complete.
    if (picture.complete && !picture.naturalWidth) replace(picture);
  }
}

/** Does nothing to an element without the attribute, which only images have. */
function replace(picture: HTMLImageElement): void {
  // Cast: the first template in a document has only an image in it.
  const drawn = document.querySelector("template")?.content.firstChild as HTMLImageElement | null;
  if (!drawn || !picture.matches("[data-picture]")) return;
  // Without the attribute, a placeholder that fails isn't replaced again.
  delete picture.dataset.picture;
  picture.srcset = "";
  picture.src = drawn.src;
  picture.alt = drawn.alt;
  // Its <source>, if it has one, because the browser would use that instead.
  picture.previousElementSibling?.remove();
}
