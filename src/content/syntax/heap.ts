// A queue that gives what comes first in an order, whenever it was put in: a binary heap.
export class Heap<Item> {
  readonly #items: Item[] = [];
  readonly #compare: (one: Item, other: Item) => number;

  /** @param compare negative where the first comes before the second */
  constructor(compare: (one: Item, other: Item) => number) {
    this.#compare = compare;
  }

  get items(): readonly Item[] {
    return this.#items;
  }

  clear(): void {
    this.#items.length = 0;
  }

  push(item: Item): void {
    const items = this.#items;
    let at = items.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = items[above];
      if (parent === undefined || this.#compare(item, parent) >= 0) break;
      items[at] = parent;
      at = above;
    }
    items[at] = item;
  }

  pop(): Item | undefined {
    const items = this.#items;
    const [first] = items;
    const last = items.pop();
    if (last === undefined || items.length === 0) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      let child = items[below];
      const right = items[below + 1];
      if (child !== undefined && right !== undefined && this.#compare(right, child) < 0) {
        child = right;
        below++;
      }
      if (child === undefined || this.#compare(child, last) >= 0) break;
      items[at] = child;
      at = below;
    }
    items[at] = last;
    return first;
  }
}
