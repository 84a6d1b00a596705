// Replaces pictures that can't be loaded with a drawn placeholder.

/** Replaces every `img[data-picture]` that has failed or will fail, without changing its size. */
export function startPictures(): void {
  // `error` doesn't bubble, so it is captured. Cast: only elements load something.
  document.addEventListener("error", ({ target }) => replace(target as Element), true);
  for (const picture of document.querySelectorAll<HTMLImageElement>("[data-picture]")) {
    // It failed before this script ran. A picture that hasn't started to load isn't complete.
    if (picture.complete && !picture.naturalWidth) replace(picture);
  }
}

function replace(failed: Element): void {
  if (!failed.matches("[data-picture]")) return;
  // Cast: only images have this attribute.
  const picture = failed as HTMLImageElement;
  const template = document.querySelector<HTMLTemplateElement>("[data-picture-placeholder]");
  const drawn = template?.content.querySelector("img");
  if (!drawn) return;
  // Without the attribute, a placeholder that fails isn't replaced again.
  delete picture.dataset.picture;
  picture.srcset = "";
  picture.src = drawn.src;
  picture.alt = drawn.alt;
  // Its <source>, if it has one, because the browser would use that instead.
  picture.previousElementSibling?.remove();
}
