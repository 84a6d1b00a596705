// @vitest-environment jsdom
// On a site of 100 pages, a keystroke parses the file that it changes, once, whatever the panel lists of the others.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Location } from "../../../src/edit/model/location.ts";
import type { Session } from "../../../src/edit/session/session.ts";
import { callsIn } from "../../content/calls.ts";
import { readLargeSite, topic } from "../../fixtures/large-site.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

let session: Session;

beforeAll(async () => {
  const files = await readLargeSite(100);
  const used = [...files].map(
    ([file, text]) => [file, text.replace("Read on", "Call {{facts.phone}}")] as const,
  );
  session = sessionOf(new Map(used));
});
afterEach(cleanup);

const type = ({ file, path }: Location, value: string) =>
  act(() => session.change(file, { do: "set", path, value }));

/** How many files are parsed by a keystroke in a field that the panel shows. */
async function parsesFor(at: Location): Promise<number> {
  render(<PanelOnPage session={session} at={at} />);
  type(at, "Some words");
  // The list of facts loads later.
  await screen.findByDisplayValue("Some words");
  const calls = await callsIn(() => type(at, "Some words!"), "/src/");
  expect(screen.getAllByDisplayValue("Some words!")).toHaveLength(1);
  return [...calls].reduce(
    (sum, [called, count]) => sum + (/^parse(Text|Json) of /.test(called) ? count : 0),
    0,
  );
}

test("in a text of a page", async () => {
  const at = { file: `${topic(7)}.json`, path: ["blocks", 0, "heading"] };
  expect(await parsesFor(at)).toBe(1);
});

test("in a fact that 92 pages use, which are listed below it", async () => {
  expect(await parsesFor({ file: "site.json", path: ["facts", "phone"] })).toBe(1);
});
