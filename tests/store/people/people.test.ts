// Two or three people edit, save, publish and propose in any order, over answers that lag and get lost. For more runs:
// npm run fuzz:people
import { expect, test } from "vitest";
import { gitHubWorld } from "./github-world.ts";
import { memoryWorld } from "./memory-world.ts";
import { replay, tryAtRandom, type Done } from "./random-steps.ts";

test.each([
  ["a host in memory", memoryWorld, 40],
  ["GitHub", gitHubWorld, 4],
])("nobody's last words are lost over %s, and nothing else changes", async (_, make, runs) => {
  await expect(tryAtRandom(make, runs, 7)).resolves.toBeUndefined();
});

interface Found {
  title: string;
  count: number;
  /** Whether the last person is the first one on another device. */
  isShared: boolean;
  steps: readonly Done[];
}

/** Each was found at random. */
const found: readonly Found[] = [
  {
    title: "a page that a colleague removes doesn't come back from a device that has merged it",
    count: 3,
    isShared: true,
    steps: [
      [2, "types", 0],
      [2, "proposes", 0],
      [1, "writes a page", 0],
      [1, "publishes", 0],
      [2, "proposes", 0],
      [1, "removes the page", 0],
    ],
  },
  {
    title: "a merged page that its author removes again isn't taken for the own one",
    count: 2,
    isShared: false,
    steps: [
      [1, "types", 0],
      [1, "loses a request", 2],
      [0, "writes a page", 0],
      [1, "publishes", 0],
      [0, "publishes", 0],
      [0, "removes the page", 0],
      [1, "publishes", 0],
    ],
  },
  {
    title: "an answer from before the first save isn't a change by someone else",
    count: 2,
    isShared: false,
    steps: [
      [0, "types", 0],
      [0, "saves", 0],
      [0, "gets older answers", 0],
      [0, "types", 0],
      [0, "loses an answer", 0],
      [0, "gets older answers", 0],
      [0, "publishes", 0],
      [0, "proposes", 0],
    ],
  },
  {
    title:
      "a new page that is removed while the other device publishes it is removed from the site",
    count: 2,
    isShared: true,
    steps: [
      [0, "writes a page", 0],
      [0, "is signed out", 2],
      [0, "publishes", 0],
      [1, "publishes", 0],
      [0, "removes the page", 0],
      [0, "proposes", 0],
    ],
  },
  {
    title: "a proposed page that is removed after it was accepted is removed from the site",
    count: 2,
    isShared: false,
    steps: [
      [0, "writes a page", 0],
      [0, "proposes", 0],
      [0, "is accepted", 0],
      [0, "removes the page", 0],
      [0, "publishes", 0],
    ],
  },
  {
    title: "a draft that the other device has just published isn't a change by someone else",
    count: 2,
    isShared: true,
    steps: [
      [0, "types", 0],
      [0, "saves", 0],
      [0, "gets older answers", 0],
      [0, "gets older answers", 0],
      [0, "types", 0],
      [1, "publishes", 0],
      [0, "publishes", 0],
    ],
  },
  {
    title:
      "a proposed page that is removed after it was accepted is removed after others have published, too",
    count: 2,
    isShared: false,
    steps: [
      [1, "writes a page", 0],
      [1, "proposes", 0],
      [1, "is accepted", 0],
      [1, "removes the page", 0],
      [1, "saves", 0],
      [0, "types", 0],
    ],
  },
  {
    title: "after two saves without an answer, what a colleague has published between them stays",
    count: 2,
    isShared: false,
    steps: [
      [1, "types", 0],
      [1, "loses an answer", 0],
      [1, "loses a request", 1],
      [0, "types", 0],
      [1, "publishes", 0],
      [0, "publishes", 0],
      [1, "looks", 0],
      [1, "saves", 0],
    ],
  },
  {
    title:
      "a page whose save had no answer and that was removed again isn't back after the next save",
    count: 2,
    isShared: false,
    steps: [
      [0, "writes a page", 0],
      [0, "loses an answer", 0],
      [0, "publishes", 0],
      [0, "removes the page", 0],
      [0, "types", 0],
      [0, "saves", 0],
      [0, "reloads", 0],
    ],
  },
  {
    title: "a publish that was overtaken by the other device isn't reported as made",
    count: 2,
    isShared: true,
    steps: [
      [0, "types", 0],
      [0, "saves", 0],
      [0, "gets older answers", 0],
      [0, "gets older answers", 0],
      [1, "publishes", 0],
      [0, "publishes", 0],
    ],
  },
  {
    title: "what the other device made of a save without an answer is merged with what came after",
    count: 2,
    isShared: true,
    steps: [
      [1, "types", 0],
      [1, "loses an answer", 0],
      [1, "publishes", 0],
      [1, "types", 0],
      [0, "types", 0],
    ],
  },
];

test.each(found)("$title", async ({ count, isShared, steps }) => {
  await expect(replay(memoryWorld, count, isShared, steps)).resolves.toBeUndefined();
});
