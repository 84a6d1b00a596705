// The seed of a run: the one that was asked for, or a new one each time, so that many short runs cover what one long run does.

export function seedFrom(asked?: string): number {
  return asked === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(asked);
}

/** The arguments of a command that takes a seed and a count. */
export const aSeed = /^\d+$/;
export const aCount = /^[1-9]\d*$/;
