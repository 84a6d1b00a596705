// Loads the code of islands just before it is needed, and remembers a submit from before it arrives.

interface IslandModule {
  hydrate(root: HTMLElement, props: unknown, submitted: boolean): void;
}

/**
 * @returns a function that starts the islands inside an element, including those that failed before
 */
export function startIslands(): (within: Element) => void {
  const starts = new Map<Element, () => void>();

  return (within) => {
    for (const root of within.querySelectorAll<HTMLElement>("[data-island]")) {
      const start = starts.get(root) ?? prepareIsland(root);
      starts.set(root, start);
      start();
    }
  };
}

/**
 * Holds back every submit inside an island until the island can answer it.
 * @returns starts the island, unless it has started
 */
function prepareIsland(root: HTMLElement): () => void {
  // Casts: the build puts the fallback, with its alert, after every island.
  const fallback = root.nextElementSibling as HTMLElement;
  const alert = fallback.querySelector("[role=alert]") as HTMLElement;
  let isStarted = false;
  let isAlive = false;
  /** Put after the addresses: browsers may cache a failed import, or an error page in place of a file, by its address. */
  let retry = "";
  /** True if the visitor has clicked Send and has had no response yet. */
  let submitted = false;

  /** @param isBusy whether Send waits for the code: once the fallback has responded, sending would be a surprise */
  const show = (isFallback: boolean, isBusy: boolean): void => {
    // Nothing has gone wrong for visitors until they click Send.
    alert.hidden = !submitted;
    fallback.hidden = !isFallback;
    // It is below the form. While it is hidden, nothing scrolls.
    alert.scrollIntoView();
    submitted = isBusy;
    root.ariaBusy = `${isBusy}`;
  };

  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    try {
      const [module, answer] = await Promise.all([
        // Cast: the build writes the address, and tests check that the island has this type.
        import(/* @vite-ignore */ root.dataset.island + retry) as Promise<IslandModule>,
        fetch(root.dataset.islandProps + retry),
      ]);
      // Rejects if the answer isn't the file, such as a host's 404 page, because that isn't JSON.
      const props = await answer.json();
      isAlive = true;
      module.hydrate(root, props, submitted);
      show(false, false);
    } catch (error) {
      console.error(error);
      // Code that loaded but fails would fail again. Code that didn't load may load the second time.
      isStarted = isAlive;
      retry += "?retry";
      show(true, false);
    }
  };

  root.addEventListener("submit", (event) => {
    // The fallback's own button submits the form to the visitor's email program.
    if (isAlive || fallback.contains(event.submitter)) return;
    event.preventDefault();
    // Hidden first, so that a second failure is announced like the first.
    show(false, true);
    void start();
    // On a line that neither answers nor breaks.
    setTimeout(() => submitted && show(true, false), 2e4);
  });

  addEventListener("online", () => {
    if (retry) void start();
  });

  return start;
}
