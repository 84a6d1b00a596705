// Keeps what is shown over the page where it belongs.

/**
 * Calls back now, and whenever something on the page may have moved: a scroll, another size, a redraw.
 * @returns a function that stops this
 */
export function whenMoved(page: Document, measure: () => void): () => void {
  const resized = new ResizeObserver(measure);
  resized.observe(page.body);
  const redrawn = new MutationObserver(measure);
  redrawn.observe(page.body, { subtree: true, childList: true, attributes: true });
  page.addEventListener("scroll", measure);
  page.defaultView?.addEventListener("resize", measure);
  return () => {
    resized.disconnect();
    redrawn.disconnect();
    page.removeEventListener("scroll", measure);
    page.defaultView?.removeEventListener("resize", measure);
  };
}
