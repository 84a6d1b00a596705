// Loads the code of the interactive parts just before it is needed, and loses nothing done before it arrives.

interface IslandModule {
  hydrate(root: HTMLElement, props: unknown, started: { submitted: boolean }): void;
}

interface Island {
  root: HTMLElement;
  /** Where its code and its properties are: in the document that it came in. */
  table: Element;
  state: "asleep" | "loading" | "alive";
  failures: number;
  /** Send was pressed, and the press still waits for an answer. */
  submitted: boolean;
}

/**
 * Holds back every submit inside an island until the island can answer it.
 *
 * @returns what starts the islands inside an element, those that failed before included; for an element of
 *   another document, before it is taken over
 */
export function startIslands(): (within: Element) => void {
  const islands = new Map<Element, Island>();

  document.addEventListener("submit", (event) => {
    // Cast: what is submitted is a form.
    const root = (event.target as Element).closest("[data-island]");
    const island = root && islands.get(root);
    if (!island || island.state === "alive") return;
    // The fallback's own button, which hands the form to the visitor's mail program.
    if (event.submitter?.closest("[data-island-fallback]")) return;
    event.preventDefault();
    island.submitted = true;
    island.root.ariaBusy = "true";
    // Hidden first, so that a second failure is announced like the first.
    showFallback(island, false);
    void start(island);
  });

  addEventListener("online", () => {
    for (const island of islands.values()) if (island.failures) void start(island);
  });

  return (within) => {
    for (const root of within.querySelectorAll<HTMLElement>("[data-island]")) {
      // Cast: the build gives every document this table.
      const table = root.ownerDocument.getElementById("islands") as Element;
      const fresh: Island = { root, table, state: "asleep", failures: 0, submitted: false };
      const island = islands.get(root) ?? fresh;
      islands.set(root, island);
      void start(island);
    }
  };
}

async function start(island: Island): Promise<void> {
  if (island.state !== "asleep") return;
  const { root } = island;
  island.state = "loading";
  try {
    const [module, props] = await load(island);
    island.state = "alive";
    showFallback(island, false);
    module.hydrate(root, props, { submitted: island.submitted });
  } catch (error) {
    console.error(error);
    // Code that came but doesn't work won't work the second time; code that didn't come may.
    if (island.state === "loading") island.state = "asleep";
    island.failures++;
    showFallback(island, true);
    // The fallback has answered that press. To send later, unasked, would surprise.
    island.submitted = false;
  }
  root.ariaBusy = null;
}

function load({ root, table, failures }: Island): Promise<[IslandModule, unknown]> {
  // Casts: the build writes this table, name -> address, and both names at every island.
  const { code, props } = JSON.parse(table.textContent) as Record<
    "code" | "props",
    Record<string, string>
  >;
  // A browser may remember an import that failed, by its address, or what a host sent in place of a file.
  const retry = failures ? `?retry=${failures}` : "";
  return Promise.all([
    // Cast: a promise between the build, which writes the table, and the island, which is tested for it.
    import(/* @vite-ignore */ code[root.dataset.island as string] + retry) as Promise<IslandModule>,
    // An answer that isn't the file, such as a host's page for what it doesn't have, is no JSON.
    fetch(props[root.dataset.islandProps as string] + retry).then((answer) => answer.json()),
  ]);
}

function showFallback({ root, submitted }: Island, shown: boolean): void {
  // Cast: where there is something beside an island, the build has put it there, as HTML.
  const fallback = root.nextElementSibling as HTMLElement | null;
  if (!fallback) return;
  // Nothing has gone wrong for a visitor until they press Send.
  const alert = fallback.querySelector<HTMLElement>("[role=alert]");
  if (alert) alert.hidden = !submitted;
  fallback.hidden = !shown;
}
