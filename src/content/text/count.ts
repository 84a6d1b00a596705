// Counts things in words.

/** Such as "3 pages"; nothing for none. @param noun of one of them */
export function count(amount: number, noun: string): string {
  return amount === 0 ? "" : `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}
