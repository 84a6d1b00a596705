// Two or three people edit, save, publish and propose in any order, over answers that lag and get lost. More runs:
// STORE_RUNS=2000 npx vitest run --project unit tests/store/git/people.test.ts
import fc from "fast-check";
import { expect, test } from "vitest";
import { faultsOf, openSite, settle, type People, type Person } from "./people.ts";

type Step = (person: Person, site: People) => Promise<unknown> | unknown;

const steps: Readonly<Record<string, Step>> = {
  types: (person) => person.type(0),
  "types elsewhere": (person) => person.type(1),
  saves: (person) => person.save(),
  publishes: (person) => person.publish(),
  proposes: (person) => person.publish(`by-${person.login}`),
  "is accepted": ({ login }, { repository }) => accept(login, repository),
  looks: (person) => person.refresh(),
  reloads: (person) => person.reload(),
  "gets older answers": ({ host }) => (host.lag = Math.min(2, host.lag + 1)),
  "loses an answer": (person) => loseAnswer(person),
  waits: (_person, site) => wait(site),
};

function accept(login: string, repository: People["repository"]): void {
  const branch = `by-${login}`;
  if (!repository.branches.has(branch)) return;
  if (repository.accept(branch)) repository.move(branch, undefined);
}

function loseAnswer(person: Person): void {
  person.host.lost = 1;
  person.hasLost = true;
}

/** Longer than any answer lags. */
function wait({ repository, people }: People): void {
  repository.now += 90_000;
  for (const { host } of people) host.lag = 0;
}

const anyStep = fc.tuple(fc.nat(2), fc.constantFrom(...Object.keys(steps)));

test("nobody's last words are lost, and nothing else changes", { timeout: 600_000 }, async () => {
  const property = fc.asyncProperty(
    fc.integer({ min: 2, max: 3 }),
    fc.array(anyStep, { maxLength: 40, size: "max" }),
    async (count, done) => {
      const site = await openSite(count);
      for (const [who, step] of done) {
        const person = site.people[who % count];
        if (!person) continue;
        await steps[step]?.(person, site);
        person.check();
      }
      await settle(site);
      expect(faultsOf(site)).toEqual([]);
    },
  );
  const numRuns = Number(process.env["STORE_RUNS"] ?? 40);
  await fc.assert(property, {
    numRuns,
    ...(process.env["STORE_RUNS"] === undefined && { seed: 7 }),
  });
});
