// @vitest-environment jsdom
// Earlier published versions: listed by day, and brought back whole or by the change, as an edit that can be undone.
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { HistoryDialog } from "../../../../src/edit/dialogs/history/HistoryDialog.tsx";
import type { Session } from "../../../../src/edit/session/session.ts";
import type { PublishedContent, PublishedState, Store } from "../../../../src/store/store.ts";
import { base } from "../../../content/base.ts";
import { button, changeHeading, openDialog } from "../publish/dialog-scene.tsx";
import { expectFocusOn } from "../../expect-focus.ts";

afterEach(cleanup);

const state = (version: string, date: string, message = `Version ${version}`): PublishedState => ({
  version,
  date,
  message,
  author: "Ann",
});
const latest = state("c", "2025-05-27T12:00:00Z");

/** @param then the published content of the only listed state */
function openHistory(
  then: PublishedContent,
  own: Partial<Store>,
  edit: (session: Session) => void,
) {
  return openDialog(
    {
      history: () => Promise.resolve({ is: "known", states: [latest], hasMore: false }),
      publishedState: () => Promise.resolve(then),
      ...own,
    },
    edit,
    (publisher) => <HistoryDialog publisher={publisher} onLocation={() => {}} onClose={() => {}} />,
  );
}

const contentOf = (
  files: Iterable<readonly [string, string]>,
  media: Readonly<Record<string, string>> = {},
): PublishedContent => ({ is: "known", files: Object.fromEntries(files), media });

const nothing = () => {};
const message = () => document.querySelector(".revert-message")?.textContent;
const page = (title: string, text: string) =>
  JSON.stringify({
    $schema: "../schema/page.schema.json",
    title,
    description: text,
    blocks: [{ type: "hero", level: 1, heading: title, text }],
  });
const team = page(
  "Team",
  "Meet the three of us, who have looked after claims for a decade, and our two dogs.",
);
const oldPage = page(
  "Opening hours",
  "Every morning except Sundays until noon, plus late evenings in December by phone.",
);

test("versions are grouped by day, and earlier ones are added on request", async () => {
  const history = vi.fn<NonNullable<Store["history"]>>((before) =>
    Promise.resolve(
      before === undefined
        ? { is: "known", states: [latest, state("b", "2025-05-27T10:00:00Z")], hasMore: true }
        : { is: "known", states: [state("a", "2025-05-01T12:00:00Z")], hasMore: false },
    ),
  );
  const { user } = openHistory(contentOf(base), { history }, nothing);
  const today = await screen.findByRole("region", { name: "May 27, 2025" });
  expect(within(today).getAllByRole("button")).toHaveLength(2);
  expect(today.textContent).toContain("Ann · published last");
  await user.click(await button("Show more"));
  await screen.findByRole("region", { name: "May 1, 2025" });
  expect(history.mock.calls).toEqual([[undefined], ["b"]]);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("when earlier versions can't be loaded, the listed ones stay", async () => {
  const { user } = openHistory(
    contentOf(base),
    {
      history: (before) =>
        before === undefined
          ? Promise.resolve({ is: "known", states: [latest], hasMore: true })
          : Promise.reject(new Error("internal")),
    },
    nothing,
  );
  await user.click(await button("Show more"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/can’t be read now/);
  expect(await button("Version c")).toBeTruthy();
});

test("when the versions can't be loaded, a click tries again", async () => {
  const reason = "GitHub can't be reached.";
  const history = vi
    .fn<NonNullable<Store["history"]>>()
    .mockResolvedValueOnce({ is: "unknown", reason })
    .mockResolvedValue({ is: "known", states: [latest], hasMore: false });
  const { user } = openHistory(contentOf(base), { history }, nothing);
  await screen.findByText(reason);
  await user.click(await button("Try again"));
  await expectFocusOn(button("Version c"));
  expect(history).toHaveBeenCalledTimes(2);
});

test("to undo what was published last, the version before it is one click away", async () => {
  const summary = "Change prices\n\n- prices: Small dogs\n- prices: Large dogs";
  const states = [
    state("c", "2025-05-27T12:00:00Z", summary),
    state("b", "2025-05-27T10:00:00Z"),
    state("a", "2025-05-01T12:00:00Z"),
  ];
  const { user } = openHistory(
    contentOf(base),
    { history: () => Promise.resolve({ is: "known", states, hasMore: false }) },
    nothing,
  );
  await user.click(await button("Change prices"));
  // A long summary doesn't push down what can be brought back.
  expect(screen.getByText("Change prices").textContent).toBe("Change prices");
  expect(screen.getByText(/^- prices: Small dogs/).closest("details")?.open).toBe(false);
  await screen.findByText("Nothing has changed since then.");
  await user.click(await button("Open the version before"));
  await screen.findByText("Version b");
  await screen.findByText("Nothing has changed since then.");
  await expectFocusOn(button("All versions"));
  expect(screen.queryByRole("button", { name: "Open the version before" })).toBeNull();
});

test("one change is brought back, and nothing is saved", async () => {
  const save = vi.fn<Store["save"]>();
  const { user, session } = openHistory(contentOf(base), { save }, (edited) => {
    changeHeading(edited);
    edited.change("contact.json", { do: "set", path: ["title"], value: "Reach us" });
  });
  const before = session.state().history.files;
  await user.click(await button("Version c"));
  await user.click(await button(/^Bring back: .*Heading/));
  const { files } = session.state().history;
  expect(files.get("home.json")).toBe(base.get("home.json"));
  expect(files.get("contact.json")).toContain("Reach us");
  expect(message()).toMatch(/^Brought back: .*Undo in the toolbar\.$/);
  // A frame around the next change would look like what was brought back.
  expect(document.activeElement?.textContent).toBe(message());
  expect(save).not.toHaveBeenCalled();
  session.undo();
  expect(session.state().history.files).toEqual(before);
});

/** The home page changed, and a page was removed and another one added since then. */
const withChangedPages = (session: Session) => {
  changeHeading(session);
  session.apply([
    { file: "old.json", text: undefined },
    { file: "team.json", text: team },
  ]);
};
const withOldPage = [...base, ["old.json", oldPage]] as const;

test("everything is brought back in one step, but pages added since are kept", async () => {
  const { user, session } = openHistory(contentOf(withOldPage), {}, withChangedPages);
  const before = session.state().history.files;
  await user.click(await button("Version c"));
  await user.click(await button("Bring back everything"));
  expect(session.state().history.files).toEqual(new Map([...withOldPage, ["team.json", team]]));
  session.undo();
  expect(session.state().history.files).toEqual(before);
});

test("a page that is kept stays in the menu", async () => {
  const { user, session } = openHistory(contentOf(base), {}, (edited) => {
    edited.apply([{ file: "team.json", text: team }]);
    const value = { label: "Our team", page: "team" };
    edited.change("site.json", { do: "insert", into: ["navigation"], at: 0, value });
    edited.change("site.json", { do: "set", path: ["navigation", 1, "label"], value: "Renamed" });
  });
  await user.click(await button("Version c"));
  await user.click(await button("Bring back everything"));
  const menu = (text = "{}") => (JSON.parse(text) as { navigation: unknown[] }).navigation;
  expect(menu(session.state().history.files.get("site.json"))).toEqual([
    ...menu(base.get("site.json")),
    { label: "Our team", page: "team" },
  ]);
});

test("a page added since goes if the author doesn't keep it", async () => {
  const { user, session } = openHistory(contentOf(withOldPage), {}, withChangedPages);
  await user.click(await button("Version c"));
  await user.click(await screen.findByLabelText("Keep “Team”"));
  await user.click(await button("Bring back everything"));
  expect(session.state().history.files).toEqual(new Map(withOldPage));
  expect(screen.getByText("Nothing has changed since then.")).toBeTruthy();
});

test("a page that is linked by now is only removed together with its link", async () => {
  const { user, session } = openHistory(contentOf(base), {}, (edited) => {
    edited.apply([{ file: "team.json", text: team }]);
    edited.change("site.json", {
      do: "insert",
      into: ["navigation"],
      at: 2,
      value: { label: "Team", page: "team" },
    });
  });
  await user.click(await button("Version c"));
  await user.click(await button(/^Remove: Page/));
  const question = await screen.findByRole("group", { name: "Bring back related changes" });
  expect(question.textContent).toContain("These must be brought back with it:");
  expect(session.state().history.files.has("team.json")).toBe(true);
  await user.click(await button("Bring back all of these"));
  expect(session.state().history.files).toEqual(base);
});

test("where the site is edited stays as it is, whichever version is brought back", async () => {
  const { user, session } = openHistory(contentOf(base), {}, (edited) => {
    changeHeading(edited);
    const site = JSON.parse(base.get("site.json") ?? "") as object;
    const where = { repository: "github:owner/name", repositorySettings: { branch: "live" } };
    edited.apply([{ file: "site.json", text: JSON.stringify({ ...site, ...where }, null, 2) }]);
  });
  const before = session.state().history.files;
  await user.click(await button("Version c"));
  await user.click(await button("Bring back everything"));
  const { files } = session.state().history;
  expect(files.get("home.json")).toBe(base.get("home.json"));
  expect(files.get("site.json")).toBe(before.get("site.json"));
  expect(files.get("site.json")).toContain("github:owner/name");
  expect(screen.getByText("Nothing has changed since then.")).toBeTruthy();
});

/** The home page had a picture whose file is gone. */
const withPicture = new Map(base).set(
  "home.json",
  (base.get("home.json") ?? "").replace(
    '"text": "We answer',
    '"picture": { "src": "media/team.jpg", "alt": "Us", "width": 800, "height": 600 }, "text": "We answer',
  ),
);

test("a picture that is gone comes back with the text that shows it", async () => {
  const restoreMedia = vi.fn<NonNullable<Store["restoreMedia"]>>(() =>
    Promise.resolve([
      {
        is: "added",
        name: "media/team.jpg",
        address: "./media/team.jpg",
        measured: { kind: "jpg", bytes: 1000, width: 800, height: 600 },
      },
    ]),
  );
  const then = contentOf(withPicture, { "media/team.jpg": "1", "media/unused.jpg": "2" });
  const { user, session } = openHistory(then, { restoreMedia }, nothing);
  await user.click(await button("Version c"));
  await user.click(await button("Bring back everything"));
  await vi.waitFor(() => expect(session.state().history.files).toEqual(withPicture));
  expect(restoreMedia.mock.calls).toEqual([["c", ["media/team.jpg"]]]);
  expect(session.state().assets.media.get("media/team.jpg")).toBe("./media/team.jpg");
  expect(session.state().diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
});

test.each([
  ["a reason", () => Promise.resolve([{ is: "refused", reason: "It is too large." } as const])],
  ["a failure", () => Promise.reject(new Error("internal"))],
])("a picture that can't be brought back is named with %s", async (_what, restoreMedia) => {
  const then = contentOf(withPicture, { "media/team.jpg": "1" });
  const { user, session } = openHistory(then, { restoreMedia }, nothing);
  await user.click(await button("Version c"));
  await user.click(await button("Bring back everything"));
  await vi.waitFor(() => expect(message()).toContain("media/team.jpg couldn’t be brought back."));
  expect(session.state().history.files).toEqual(withPicture);
});

/** A store that puts the picture back when it is asked to. */
function slowly() {
  let finish = () => {};
  const restoreMedia = vi.fn<NonNullable<Store["restoreMedia"]>>(
    () =>
      new Promise((resolve) => {
        finish = () =>
          resolve([
            { is: "added", name: "media/team.jpg", address: "./team.jpg", measured: undefined },
          ]);
      }),
  );
  return { restoreMedia, finish: () => finish() };
}

test("while a picture comes back, a second click changes nothing", async () => {
  const { restoreMedia, finish } = slowly();
  const then = contentOf(withPicture, { "media/team.jpg": "1" });
  const { user, session } = openHistory(then, { restoreMedia }, nothing);
  const before = session.state().history.files;
  await user.click(await button("Version c"));
  await user.click(await button("Bring back everything"));
  expect(message()).toBe("Bringing back…");
  await user.click(await button("Bring back everything"));
  finish();
  await vi.waitFor(() => expect(message()).toMatch(/^Brought back/));
  expect(restoreMedia).toHaveBeenCalledTimes(1);
  expect(session.state().history.files).toEqual(withPicture);
  session.undo();
  expect(session.state().history.files).toEqual(before);
});

test("what others change while a picture comes back isn't overwritten", async () => {
  const { restoreMedia, finish } = slowly();
  const then = contentOf(withPicture, { "media/team.jpg": "1" });
  const { user, session } = openHistory(then, { restoreMedia }, nothing);
  await user.click(await button("Version c"));
  await user.click(await button("Bring back everything"));
  changeHeading(session);
  const theirs = session.state().history.files;
  finish();
  await vi.waitFor(() => expect(message()).toMatch(/changed in the meantime/));
  expect(session.state().history.files).toBe(theirs);
});

test("a removed file can be put back alone", async () => {
  const restoreMedia = vi.fn<NonNullable<Store["restoreMedia"]>>(() =>
    Promise.resolve([
      { is: "added", name: "media/leaf.svg", address: "./media/leaf.svg", measured: undefined },
    ]),
  );
  const then = contentOf(base, { "media/leaf.svg": "1" });
  const { user, session } = openHistory(then, { restoreMedia }, nothing);
  await user.click(await button("Version c"));
  await user.click(await button("Bring back: media/leaf.svg: removed"));
  await screen.findByText("Nothing has changed since then.");
  expect(session.state().assets.media.has("media/leaf.svg")).toBe(true);
});

/** A version that had another icon, and a store that brings it back. */
function withReplacedIcon() {
  const name = "media/favicon.svg";
  const known = contentOf(base, { [name]: "1" });
  let isBack = false;
  const restoreMedia = vi.fn<NonNullable<Store["restoreMedia"]>>(() => {
    isBack = true;
    return Promise.resolve([{ is: "added", name, address: "./old.svg", measured: undefined }]);
  });
  const publishedState = () =>
    Promise.resolve({ ...known, replaced: isBack ? {} : { [name]: "./then.svg" } });
  return { known, own: { restoreMedia, publishedState }, restoreMedia };
}

test("a picture that was replaced is shown then and now, and comes back", async () => {
  const { known, own, restoreMedia } = withReplacedIcon();
  const { user, session } = openHistory(known, own, nothing);
  await user.click(await button("Version c"));
  await button("Bring back: media/favicon.svg: replaced");
  const sources = [...document.querySelectorAll(".change img")].map((each) =>
    each.getAttribute("src"),
  );
  expect(sources).toEqual(["./then.svg", session.state().assets.media.get("media/favicon.svg")]);
  await user.click(await button("Bring back: media/favicon.svg: replaced"));
  await screen.findByText("Nothing has changed since then.");
  expect(restoreMedia.mock.calls).toEqual([["c", ["media/favicon.svg"]]]);
  expect(session.state().assets.media.get("media/favicon.svg")).toBe("./old.svg");
  expect(message()).toBe("Brought back: media/favicon.svg. Publish to put it on the site.");
});

test.each([
  ["with the pages", changeHeading],
  ["if nothing else has changed", nothing],
])("a replaced picture comes back with everything else, also %s", async (_what, edit) => {
  const { known, own, restoreMedia } = withReplacedIcon();
  const { user, session } = openHistory(known, own, edit);
  await user.click(await button("Version c"));
  await user.click(await button("Bring back everything"));
  await vi.waitFor(() => expect(message()).toMatch(/^Brought back/));
  expect(restoreMedia.mock.calls).toEqual([["c", ["media/favicon.svg"]]]);
  expect(session.state().history.files).toEqual(base);
});

test("a version that can't be read says why, and the list is one click away", async () => {
  const { user } = openHistory({ is: "unknown", reason: "It is gone." }, {}, nothing);
  await user.click(await button("Version c"));
  await screen.findByText("It is gone.");
  await user.click(await button("All versions"));
  expect(await button("Version c")).toBeTruthy();
});

test("a version with a mistake of its own can be brought back anyway", async () => {
  const broken = new Map(base).set(
    "home.json",
    (base.get("home.json") ?? "").replace('"hero"', '"herro-unknown"'),
  );
  const { user, session } = openHistory(contentOf(broken), {}, nothing);
  await user.click(await button("Version c"));
  await user.click(await button("Bring back everything"));
  await user.click(await button("Bring back anyway"));
  expect(session.state().history.files).toEqual(broken);
});
