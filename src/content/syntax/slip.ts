// What may have been typed wrongly, of whatever kind.

/** What stands at a place and what should: a sign or a word, or nothing; or whole lines that were left out. */
export interface Slip {
  at: number;
  written: string;
  needed: string;
}
