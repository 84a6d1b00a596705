// Checks a folder again whenever it may have changed: when the browser reports it, and when the author comes back.

/** In milliseconds: how often a folder is checked where the browser can't report changes. */
const interval = 3000;

/**
 * @param check is called only while the page is visible
 * @returns a function that stops watching
 */
export function watchFolder(folder: FileSystemDirectoryHandle, check: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const checkIfVisible = () => {
    if (!signal.aborted && document.visibilityState === "visible") check();
  };
  document.addEventListener("visibilitychange", checkIfVisible, { signal });
  addEventListener("focus", checkIfVisible, { signal });
  void observe(folder, checkIfVisible, signal).catch(() => {
    if (signal.aborted) return;
    const timer = setInterval(checkIfVisible, interval);
    signal.addEventListener("abort", () => clearInterval(timer));
  });
  return () => ending.abort();
}

/** @throws if the browser can't report changes of this folder */
async function observe(
  folder: FileSystemDirectoryHandle,
  changed: () => void,
  signal: AbortSignal,
): Promise<void> {
  if (!globalThis.FileSystemObserver) throw new Error("This browser doesn't report changes.");
  const observer = new globalThis.FileSystemObserver(changed);
  signal.addEventListener("abort", () => observer.disconnect());
  await observer.observe(folder, { recursive: true });
}
