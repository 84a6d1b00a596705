// What a Store must do: the same rows for every store, so that the editor is the same over all of them.
import { afterEach, describe, expect, test } from "vitest";
import { colleagueRows } from "./contract/colleagues.ts";
import { mediaRows } from "./contract/media.ts";
import { publishingRows } from "./contract/publishing.ts";
import type { Needs, Row, Subject } from "./contract/row.ts";
import { savingRows } from "./contract/saving.ts";
import { siteFiles, type SiteFiles } from "./contract/site.ts";

interface Kind {
  /**
   * @param files the content at first: published, and nothing is changed yet
   * @param needs what the row asks for; anything else may be left out if that is quicker
   */
  open: (files: SiteFiles, needs: readonly Needs[]) => Promise<Subject>;
  /** What the store has beside its methods. */
  has: readonly Needs[];
  /** All of them by default. */
  rows?: readonly Row[];
}

const allRows = [...savingRows, ...mediaRows, ...publishingRows, ...colleagueRows];

/** @param name what the store is called in the titles of tests */
export function describeStore(name: string, { open, has, rows = allRows }: Kind): void {
  const opened: Subject[] = [];
  afterEach(async () => {
    for (const { end } of opened.splice(0)) await end();
  });
  describe.each([name])("%s", () => {
    const isPossible = ({ needs = [] }: Row) => needs.every((each) => has.includes(each));
    const titled = rows.filter(isPossible).map((row) => [row.title, row] as const);
    test.for(titled)("%s", async ([, { files, needs = [], run }]) => {
      const subject = await open(files ?? (await siteFiles()), needs);
      opened.push(subject);
      await run(subject);
      expect.hasAssertions();
    });
  });
}
