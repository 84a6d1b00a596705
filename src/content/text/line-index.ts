// Finds the line and column of a position, as text editors show it.
export class Lines {
  readonly #text: string;
  /** The lines up to the last position that was asked for. */
  readonly #starts = [0];
  #isWhole = false;

  constructor(text: string) {
    this.#text = text;
  }

  #readTo(offset: number): void {
    const breaks = /\r\n|\r|\n/g;
    breaks.lastIndex = this.#starts.at(-1) ?? 0;
    while (!this.#isWhole && breaks.lastIndex <= offset)
      if (breaks.test(this.#text)) this.#starts.push(breaks.lastIndex);
      else this.#isWhole = true;
  }

  /** The line and column of a position; both count from 1, columns in UTF-16 units. */
  at(offset: number): [line: number, column: number] {
    this.#readTo(offset);
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
