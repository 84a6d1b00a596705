// Looks for changes while the page is visible: every half a minute, and as soon as the person or the network is back.

/** In milliseconds: at one point each, this takes 120 of the 5,000 points that GitHub gives an hour. */
const pause = 30_000;

/** @returns a function that stops */
export function watchWhileVisible(look: () => void): () => void {
  const lookIfVisible = () => {
    if (document.visibilityState === "visible") look();
  };
  const timer = setInterval(lookIfVisible, pause);
  document.addEventListener("visibilitychange", lookIfVisible);
  window.addEventListener("online", lookIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookIfVisible);
    window.removeEventListener("online", lookIfVisible);
  };
}
