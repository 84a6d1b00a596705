// What people do in any order, and what goes wrong meanwhile.
import fc from "fast-check";
import { faultsOf, openSite, settle, type People, type Person } from "./people.ts";
import type { MakeWorld } from "./world.ts";

/** @param number what a step makes of it */
type Step = (person: Person, site: People, number: number) => Promise<unknown> | unknown;

const steps: Readonly<Record<string, Step>> = {
  types: (person) => person.type(0),
  "types elsewhere": (person) => person.type(1),
  "writes a page": (person) => person.writePage(),
  "removes the page": (person, { world }) => {
    // A proposal that has it can still be accepted, and then it is there again.
    const isProposed = world.branches().includes(`by-${person.login}`);
    return isProposed ? undefined : person.removePage();
  },
  // What others rename in the same way looks like an accepted proposal.
  "renames a page": (person, { people }) =>
    person === people[0] ? person.renamePage() : undefined,
  saves: (person) => person.save(),
  publishes: (person) => person.publish(),
  proposes: (person) => person.publish(`by-${person.login}`),
  "is accepted": ({ login }, { world }) => world.accept(`by-${login}`),
  looks: (person) => person.refresh(),
  reloads: async (person, { people }) => {
    // A reload forgets which pages were new, so that a page with another name isn't known any more.
    const isRenamed = people[0]?.hasRenamed === true;
    return isRenamed && (await person.hasUnsaved()) ? undefined : person.reload();
  },
  "gets older answers": ({ device }) => device.lag(),
  "loses an answer": (person, _site, after) => person.trouble("answer lost", after),
  "loses a request": (person, _site, after) => person.trouble("request lost", after),
  "uses up the hour": (person, _site, after) => person.trouble("hour used up", after),
  "is signed out": (person, _site, after) => person.trouble("signed out", after),
  "meets a broken host": (person, _site, after) => person.trouble("host broken", after),
  waits: (_person, { world }) => wait(world),
};

/** Longer than any answer lags. */
function wait(world: People["world"]): void {
  world.now += 90_000;
  world.calm();
}

const anyStep = fc.tuple(fc.nat(2), fc.constantFrom(...Object.keys(steps)), fc.nat(5));

/** Who does which step, and a number for it. */
export type Done = readonly [who: number, step: string, number: number];

/** @throws if something is wrong after these steps */
export async function replay(
  make: MakeWorld,
  count: number,
  isShared: boolean,
  done: readonly Done[],
): Promise<void> {
  const site = await openSite(make, count, isShared);
  try {
    for (const [who, step, number] of done) {
      const person = site.people[who % count];
      if (!person) continue;
      site.world.now += 1000;
      if (await person.isOpen()) await steps[step]?.(person, site, number);
      person.check();
    }
    await settle(site);
    const faults = faultsOf(site);
    if (faults.length > 0) throw new Error(faults.join("\n"));
  } finally {
    await site.world.end();
  }
}

/** @param seed undefined for a new one @throws with the shortest steps after which something is wrong */
export async function tryAtRandom(
  make: MakeWorld,
  runs: number,
  seed: number | undefined,
): Promise<void> {
  const property = fc.asyncProperty(
    fc.integer({ min: 2, max: 3 }),
    fc.boolean(),
    fc.array(anyStep, { maxLength: 40, size: "max" }),
    (count, isShared, done) => replay(make, count, isShared, done),
  );
  await fc.assert(property, { numRuns: runs, ...(seed !== undefined && { seed }) });
}
