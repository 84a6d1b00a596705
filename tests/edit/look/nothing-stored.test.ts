// A person who opens the link of a proposal leaves nothing of the site in their browser.
import { afterEach, expect, test, vi } from "vitest";
import { readTheme } from "../../../src/content/theme/read-theme.ts";
import { lookInRepository } from "../../../src/edit/look-in-repository.ts";
import { repositoryOf } from "../../store/github/connect.ts";
import { startStandIn, type StandIn } from "../../store/github/stand-in.ts";

let github: StandIn;
afterEach(async () => {
  vi.unstubAllGlobals();
  await github.stop();
});

test("the pages are read once, the branch's theme never, and the browser stores none of them", async () => {
  github = await startStandIn();
  github.state.commit({
    branch: "prices",
    files: { "content/a.json": "{}", "theme.css": ":root { --accent: #fff }" },
    message: "New",
  });
  const open = vi.fn<() => never>(() => {
    throw new Error("Something is stored.");
  });
  vi.stubGlobal("indexedDB", { open });
  for (const area of ["localStorage", "sessionStorage"])
    vi.stubGlobal(area, { getItem: open, setItem: open });
  vi.stubGlobal("location", new URL("https://dental.example/edit/"));
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (asked: string | URL, request?: RequestInit) => {
    if (String(asked).startsWith(github.api)) return fetch(asked, request);
    const isIcons = String(asked).endsWith("icons.json");
    return Promise.resolve(new Response("{}", { status: isIcons ? 200 : 404 }));
  });
  const repository = repositoryOf(github);
  const setup = {
    url: "https://dental.example/",
    folder: "content",
    repository,
    icons: "./icons.json",
    allIcons: "./all-icons.json",
    theme: readTheme(":root { --radius: 1rem }").theme,
  };
  const read = lookInRepository(setup, repository);
  const account = { token: () => "", person: undefined, signedOut: () => {} };
  const looked = await read(account, "prices");
  expect(looked.now.files.map(({ name }) => name)).toContain("a.json");
  expect(looked.now.assets.theme).toEqual(setup.theme);
  expect(JSON.stringify([...looked.now.files])).not.toContain("--accent");
  const asked = github.requests.length;
  await read(account, "prices");
  const again = github.requests.slice(asked).map(({ path }) => path);
  expect(again.filter((path) => path.includes("/git/blobs/"))).toEqual([]);
  expect(open).not.toHaveBeenCalled();
});
