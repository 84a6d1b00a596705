// Loads the code of the interactive parts just before it is needed, and loses nothing done before it arrives.

interface IslandModule {
  hydrate(root: HTMLElement, props: unknown, started: { submitted: boolean }): void;
}

interface Island {
  root: HTMLElement;
  state: "asleep" | "loading" | "alive";
  failures: number;
  /** Send was pressed, and the press still waits for an answer. */
  submitted: boolean;
}

/**
 * Holds back every submit inside an island until the island can answer it.
 *
 * @returns what starts the islands inside an element, those that failed before included
 */
export function startIslands(): (within: Element) => void {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")].map(
    (root): Island => ({ root, state: "asleep", failures: 0, submitted: false }),
  );

  document.addEventListener("submit", (event) => {
    const { target } = event;
    const island = islands.find(({ root }) => target instanceof Node && root.contains(target));
    if (!island || island.state === "alive") return;
    event.preventDefault();
    island.submitted = true;
    island.root.ariaBusy = "true";
    // Hidden first, so that a second failure is announced like the first.
    showFallback(island, false);
    void start(island);
  });

  addEventListener("online", () => {
    for (const island of islands) if (island.failures) void start(island);
  });

  return (within) => {
    for (const island of islands) if (within.contains(island.root)) void start(island);
  };
}

async function start(island: Island): Promise<void> {
  if (island.state !== "asleep") return;
  const { root } = island;
  island.state = "loading";
  try {
    const props: unknown = JSON.parse(root.nextElementSibling?.textContent ?? "");
    // Cast: a promise between the build, which writes the table, and the island, which is tested for it.
    const module = (await import(/* @vite-ignore */ addressOf(island))) as IslandModule;
    island.state = "alive";
    showFallback(island, false);
    module.hydrate(root, props, { submitted: island.submitted });
  } catch (error) {
    console.error(error);
    // Code that came but doesn't work won't work the second time; code that didn't come may.
    if (island.state === "loading") island.state = "asleep";
    island.failures++;
    // The fallback has answered that press. To send later, unasked, would surprise.
    island.submitted = false;
    showFallback(island, true);
  }
  root.ariaBusy = null;
}

function addressOf({ root, failures }: Island): string {
  // Cast: the build writes this table, island name -> module address.
  const table = JSON.parse(document.getElementById("islands")?.textContent ?? "") as Record<
    string,
    string
  >;
  const address = new URL(table[root.dataset.island ?? ""] ?? "", document.baseURI);
  // A browser may remember an import that failed, by its address.
  if (failures) address.searchParams.set("retry", String(failures));
  return address.href;
}

function showFallback({ root }: Island, shown: boolean): void {
  const fallback = root.nextElementSibling?.nextElementSibling;
  if (fallback instanceof HTMLElement) fallback.hidden = !shown;
}
