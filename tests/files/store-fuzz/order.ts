// The messages to and from a program in `fuzz:store`: what to do with a file, and the result.
export interface Order {
  path: string;
  /** Into the file, another file in its place, or reads it again and again. */
  how: "into" | "rename" | "watch";
  /** By `now`, when to begin. */
  at: number;
  id: string;
  length: number;
  /** Where a file is made that is renamed. */
  draft: string;
}

/** What came of an order, by `now`. */
export interface Done extends Pick<Order, "path" | "how" | "id"> {
  begun: number;
  ended: number;
  /** What was in the file right before it was written; for "watch" everything that was ever in it. */
  seen: string[];
}

/** In milliseconds, the same in all processes. */
export const now = () => performance.timeOrigin + performance.now();
