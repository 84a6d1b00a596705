// @vitest-environment jsdom
// What a letter redraws on the whole screen: only what shows the text that it changes.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { act, cleanup, configure, screen, waitFor } from "@testing-library/react";
import { generate, parse, walk } from "css-tree";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { App } from "../../src/edit/App.tsx";
import type { Session } from "../../src/edit/session/session.ts";
import { callsIn } from "../content/calls.ts";
import { changeHeading, openDialog } from "./dialogs/publish/dialog-scene.tsx";

// Parts of the screen load their code when they are first drawn.
configure({ asyncUtilTimeout: 60_000 });

beforeEach(() => {
  // jsdom lays nothing out.
  vi.stubGlobal("matchMedia", () => new EventTarget());
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

/** Parts of the screen that don't show a page's heading. */
const others = ["App", "Toolbar", "PageChoice", "StatusArea", "SiteFields", "Details"];

/** The names of the components that are drawn meanwhile. */
async function drawnIn(run: () => void): Promise<string[]> {
  const calls = await callsIn(() => act(run), "/src/edit/");
  return [...calls].flatMap(([called, times]) => {
    const [, name] = /^([A-Z]\w+) of .*\.tsx at /.exec(called) ?? [];
    return name !== undefined && times > 0 ? [name] : [];
  });
}

async function openScreen(): Promise<Session> {
  const { session } = openDialog({}, changeHeading, (publisher) => <App publisher={publisher} />);
  // The panel's lists load later.
  await waitFor(() => expect(document.querySelector(".problem-list")).toBeTruthy());
  return session;
}

test("a letter in a heading redraws its page and the problems, and no other part of the screen", async () => {
  let session: Session | undefined;
  const first = await drawnIn(() => {
    ({ session } = openDialog({}, changeHeading, (publisher) => <App publisher={publisher} />));
  });
  expect(others.filter((name) => !first.includes(name))).toEqual([]);
  await waitFor(() => expect(document.querySelector(".problem-list")).toBeTruthy());
  // The first one also says that something isn't saved.
  await drawnIn(() => session && changeHeading(session, "We treat yo"));
  const drawn = await drawnIn(() => session && changeHeading(session, "We treat you"));
  expect(drawn).toEqual(expect.arrayContaining(["PageFrame", "PageOutline", "Problems"]));
  expect(others.filter((name) => drawn.includes(name))).toEqual([]);
});

test("a letter in a page's title redraws the list of pages, which shows it", async () => {
  const session = await openScreen();
  const write = (title: string) =>
    session.change("home.json", { do: "set", path: ["title"], value: title });
  const drawn = await drawnIn(() => write("Home of billing"));
  expect(drawn).toContain("PageChoice");
  expect(screen.getByRole("option", { name: "Home of billing" })).toBeTruthy();
});

test("placeholders are put into words once their list is open", async () => {
  await openScreen();
  const list = document.querySelector<HTMLDetailsElement>(".problem-list");
  expect(list?.querySelectorAll("li")).toHaveLength(0);
  act(() => list?.querySelector("summary")?.click());
  await waitFor(() => expect(list?.querySelectorAll("li").length).toBeGreaterThan(0));
});

test("no rule asks what is in the whole screen, which styles all of it again with each letter", async () => {
  const names = await readdir("src/edit", { recursive: true });
  const asked: string[] = [];
  for (const name of names.filter((each) => each.endsWith(".css")))
    walk(parse(await readFile(join("src/edit", name), "utf8"), { parseRulePrelude: false }), {
      visit: "Rule",
      enter({ prelude }) {
        const selector = generate(prelude);
        const isOfScreen = this.rule === null || generate(this.rule.prelude) === ".edit";
        if (isOfScreen && /^(&|\.edit)[^\s>+~]*:has\(/.test(selector)) asked.push(selector);
      },
    });
  expect(asked).toEqual([]);
});
