// Puts a drawn placeholder where a picture could not be loaded.

/** Replaces every `img[data-picture]` that has failed or will, in the place and size it had. */
export function startPictures(): void {
  // `error` doesn't bubble, so it is caught on the way down. Cast: only an element loads something.
  document.addEventListener("error", ({ target }) => replace(target as Element), true);
  for (const picture of document.querySelectorAll<HTMLImageElement>("[data-picture]")) {
    // Failed before this ran. One that hasn't started to load isn't complete.
    if (picture.complete && !picture.naturalWidth) replace(picture);
  }
}

function replace(failed: Element): void {
  if (!failed.matches("[data-picture]")) return;
  // Cast: only images are marked so.
  const picture = failed as HTMLImageElement;
  const template = document.querySelector<HTMLTemplateElement>("[data-picture-placeholder]");
  const drawn = template?.content.querySelector("img");
  if (!drawn) return;
  // Should the placeholder fail too, it stays as it is.
  delete picture.dataset.picture;
  picture.srcset = "";
  picture.src = drawn.src;
  picture.alt = drawn.alt;
  // Its <source>, if it has one: the browser would go on showing that.
  picture.previousElementSibling?.remove();
}
