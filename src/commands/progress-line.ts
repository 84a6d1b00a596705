// A line in the terminal that says how far long work is.

/** Nothing is written where no one watches: into a file, or in CI. */
type Terminal = Pick<NodeJS.WriteStream, "isTTY" | "write">;

/** @returns what to call each time something is done; the line is gone after the last */
export function progressLine(
  terminal: Terminal,
  words: (done: number, total: number) => string,
): (done: number, total: number) => void {
  return (done, total) => {
    if (!terminal.isTTY) return;
    // To the start of the line, and what was in it goes.
    const start = "\r\u001B[K";
    terminal.write(done === total ? start : `${start}${words(done, total)}`);
  };
}
