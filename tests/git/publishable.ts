// Content that may be published: whether it may is for others to say.
import type { Judge, Wanted } from "../../src/git/publish.ts";

export const publishable: Judge = {
  added: new Set(),
  unseen: () => Promise.resolve(undefined),
  check: () => Promise.resolve({ mistake: undefined, unused: new Set() }),
};

export const directly: Wanted = {
  message: "Say it better",
  to: { is: "direct" },
  versions: {},
  media: [],
  mergedVersion: undefined,
};
