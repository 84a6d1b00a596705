// Loads the code of the interactive parts just before it is needed, and loses nothing done before it arrives.

interface IslandModule {
  hydrate(root: HTMLElement, props: unknown, started: { submitted: boolean }): void;
}

interface Island {
  start(): void;
  /** Only one that has failed. */
  startAgain(): void;
  /** Keeps a press of Send until there is code to answer it. */
  hold(event: SubmitEvent): void;
}

/**
 * Holds back every submit inside an island until the island can answer it.
 *
 * @returns what starts the islands inside an element, those that failed before included
 */
export function startIslands(): (within: Element) => void {
  const islands = new Map<Element | null, Island>();

  document.addEventListener("submit", (event) => {
    // Cast: what is submitted is a form.
    islands.get((event.target as Element).closest("[data-island]"))?.hold(event);
  });

  addEventListener("online", () => islands.forEach(({ startAgain }) => startAgain()));

  return (within) => {
    for (const root of within.querySelectorAll<HTMLElement>("[data-island]")) {
      const island = islands.get(root) ?? asleep(root);
      islands.set(root, island);
      island.start();
    }
  };
}

function asleep(root: HTMLElement): Island {
  let isStarted = false;
  let isAlive = false;
  let failures = 0;
  /** Send was pressed, and the press still waits for an answer. */
  let submitted = false;

  const showFallback = (isShown: boolean): void => {
    // Casts: the build puts the fallback, with its alert, behind every island.
    const fallback = root.nextElementSibling as HTMLElement;
    const alert = fallback.querySelector("[role=alert]") as HTMLElement;
    // Nothing has gone wrong for a visitor until they press Send.
    alert.hidden = !submitted;
    fallback.hidden = !isShown;
  };

  const start = async (): Promise<void> => {
    if (isStarted) return;
    isStarted = true;
    try {
      const [module, props] = await load(root, failures);
      isAlive = true;
      showFallback(false);
      module.hydrate(root, props, { submitted });
    } catch (error) {
      console.error(error);
      // Code that came but doesn't work won't work the second time; code that didn't come may.
      isStarted = isAlive;
      failures++;
      showFallback(true);
      // The fallback has answered that press. To send later, unasked, would surprise.
      submitted = false;
    }
    root.ariaBusy = null;
  };

  return {
    start,
    startAgain: () => failures && start(),
    hold(event) {
      // The fallback's own button hands the form to the visitor's mail program.
      if (isAlive || event.submitter?.closest("[data-island-fallback]")) return;
      event.preventDefault();
      submitted = true;
      root.ariaBusy = "true";
      // Hidden first, so that a second failure is announced like the first.
      showFallback(false);
      void start();
    },
  };
}

function load(root: HTMLElement, failures: number): Promise<[IslandModule, unknown]> {
  const { island, islandProps } = root.dataset;
  // A browser may remember an import that failed, by its address, or what a host sent in place of a file.
  const retry = failures ? `?retry=${failures}` : "";
  return Promise.all([
    // Cast: a promise between the build, which writes the address, and the island, which is tested for it.
    import(/* @vite-ignore */ island + retry) as Promise<IslandModule>,
    // An answer that isn't the file, such as a host's page for what it doesn't have, is no JSON.
    fetch(islandProps + retry).then((answer) => answer.json()),
  ]);
}
