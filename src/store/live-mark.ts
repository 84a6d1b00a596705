// How to find out when visitors see what was published.

export interface LiveMark {
  /** The hash of the published content, which the live site has once visitors see it. */
  hash: string;
  /** The address where the host says what became of it. */
  log: string;
}
