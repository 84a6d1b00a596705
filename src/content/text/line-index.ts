// Where the lines of a text begin, so that a place in it can be told as an editor shows it.
export class Lines {
  readonly #starts: number[];

  constructor(text: string) {
    const breaks = text.matchAll(/\r\n|\r|\n/g);
    this.#starts = [0, ...Array.from(breaks, ({ 0: { length }, index }) => index + length)];
  }

  /** The line and the column of a place; both count from 1, columns in UTF-16 units. */
  at(offset: number): [line: number, column: number] {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return [low + 1, offset - (this.#starts[low] ?? 0) + 1];
  }
}
