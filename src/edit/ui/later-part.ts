// Parts of the editor's code that are loaded once it is on the screen: nobody needs them to begin.

export interface LaterPart<Code> {
  /** Loads it, again if that failed before. @returns undefined if it can't be loaded, which the toolbar says */
  load: () => Promise<Code | undefined>;
  /** Undefined until it is loaded. */
  loaded: () => Code | undefined;
}

/** What happened to a part. */
type Outcome = "loaded" | "failed";

const parts: LaterPart<unknown>[] = [];
const failed = new Set<LaterPart<unknown>>();
const listeners = new Set<(outcome: Outcome) => void>();

/** Resolved when parts may be loaded; undefined if they aren't held back. */
let held: Promise<void> | undefined;
let release = (): void => {};

/** Loads no part until `releaseParts` is called, so that nothing competes with drawing the page. */
export function holdParts(): void {
  held ??= new Promise((resolve) => {
    release = resolve;
  });
}

/** Loads everything that was asked for meanwhile. */
export function releaseParts(): void {
  held = undefined;
  release();
}

/**
 * @param load imports the code
 * @param when `loadTheRest` leaves out what is only loaded when it is asked for
 */
export function laterPart<Code>(
  load: () => Promise<Code>,
  when: "soon" | "on first use" = "soon",
): LaterPart<Code> {
  let code: Code | undefined;
  let loading: Promise<Code | undefined> | undefined;
  const tryToLoad = async () => {
    if (held) await held;
    try {
      code = await load();
      failed.delete(part);
      report("loaded");
      // The connection is back.
      for (const each of failed) void each.load();
    } catch {
      loading = undefined;
      failed.add(part);
      report("failed");
    }
    return code;
  };
  const part: LaterPart<Code> = {
    load: () => (loading ??= tryToLoad()),
    loaded: () => code,
  };
  if (when === "soon") parts.push(part);
  return part;
}

function report(outcome: Outcome): void {
  for (const listener of listeners) listener(outcome);
}

/** @returns a function that stops listening */
export function listenToParts(listener: (outcome: Outcome) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a part couldn't be loaded when that was last tried. */
export function isPartMissing(): boolean {
  return failed.size > 0;
}

/** The browser's timeline has it from when the editor is complete. */
export const completeMark = "editor-complete";

/** Loads the parts that aren't loaded yet, so that each also works when the connection is gone. */
export async function loadTheRest(): Promise<void> {
  // A part brings along those that only it draws.
  for (let asked = 0; asked < parts.length;) {
    const more = parts.slice(asked);
    asked = parts.length;
    await Promise.all(more.map((part) => part.load()));
  }
  if (!isPartMissing()) performance.mark(completeMark);
}
