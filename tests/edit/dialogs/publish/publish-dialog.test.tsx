// @vitest-environment jsdom
// Publishing from a draft: what each destination says before and after, and what a refusal leaves.
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ChangesDialog } from "../../../../src/edit/dialogs/publish/ChangesDialog.tsx";
import { PublishDialog } from "../../../../src/edit/dialogs/publish/PublishDialog.tsx";
import { Conflicts } from "../../../../src/edit/panel/Conflicts.tsx";
import { EditingContext } from "../../../../src/edit/screen/editing-context.ts";
import type { Publisher } from "../../../../src/edit/session/publisher.ts";
import type { Changer, PublishAnswer, Store } from "../../../../src/store/store.ts";
import { base } from "../../../content/base.ts";
import { noEditing } from "../../no-editing.ts";
import {
  button,
  changeHeading,
  changedElsewhere,
  newHome,
  open,
  openDialog,
  publishedBase,
} from "./dialog-scene.tsx";
import { openPublish, publishDialog } from "./publish-scene.tsx";
import { expectFocusOn } from "../../expect-focus.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const nothing = () => {};
const changesDialog = (publisher: Publisher) => (
  <ChangesDialog publisher={publisher} onLocation={nothing} onClose={nothing} />
);
const outcome = () => screen.findByRole("alert");
const published = { is: "published", branch: "main", review: undefined, note: undefined } as const;
const mark = { hash: "h", log: "https://host.example/log" };
const closed = (reason: string) => ({ is: "closed", reason }) as const;

test("a draft's destinations are offered without git's words", async () => {
  openPublish({});
  expect(
    await screen.findByLabelText("Directly to the site: visitors see it in a minute or two"),
  ).toHaveProperty("checked", true);
  screen.getByLabelText("As a proposal, for someone to review first");
  expect(document.body.textContent).not.toMatch(/\b(branch|commit|git)\b/i);
});

test.each([
  ["Publish", publishDialog],
  ["What changed", changesDialog],
])(
  "what keeps %s from comparing can be over by the next click, as after signing in again",
  async (_title, dialog) => {
    const reason = "GitHub doesn't accept your sign-in anymore. Sign in again.";
    const compared = vi
      .fn<Store["published"]>()
      .mockResolvedValueOnce({ is: "unknown", reason })
      .mockResolvedValueOnce({ is: "unknown", reason })
      .mockResolvedValue(publishedBase());
    const { user } = openDialog({ published: compared }, changeHeading, dialog);
    await screen.findByText(reason);
    await user.click(await button("Try again"));
    expect(await screen.findByText(reason)).toBeTruthy();
    await user.click(await button("Try again"));
    await screen.findByRole("button", { name: /^Undo this change/ });
    expect(screen.queryByText(reason)).toBeNull();
    await expectFocusOn(button("Close"));
  },
);

test("what can't be saved before it is published because of another version can be chosen right away", async () => {
  const close = vi.fn<() => void>();
  const { user } = openPublish(
    changedElsewhere(newHome("Their heading")),
    undefined,
    (publisher) => (
      <EditingContext value={noEditing}>
        <PublishDialog publisher={publisher} onLocation={nothing} onClose={close} />
        <Conflicts />
      </EditingContext>
    ),
  );
  await user.click(await button("Save and publish now"));
  await screen.findByText(/^Nothing was published\./);
  await user.click(await button("Choose"));
  expect(close).toHaveBeenCalledOnce();
  const choices = document.querySelector("#conflicts");
  await waitFor(() => expect(document.activeElement).toBe(choices));
  expect(choices?.textContent).toContain("Their heading");
});

test("a direct publish goes on from published to live, with a link to where the site is served", async () => {
  // Not the address in site.json: the site may not be there yet.
  history.replaceState(null, "", "/preview/edit/?x#look");
  let isLive = false;
  let goOn = () => {};
  const clock = {
    now: () => 0,
    pause: () => new Promise<void>((go) => (goOn = go)),
  };
  const { user, session } = openPublish(
    {
      publish: () => Promise.resolve({ ...published, live: mark }),
      isLive: () => Promise.resolve(isLive),
    },
    clock,
  );
  await user.click(await button("Save and publish now"));
  expect((await outcome()).textContent).toContain("Visitors see it in a minute or two.");
  isLive = true;
  await act(async () => goOn());
  await waitFor(() => expect(session.state().message?.words).toBe("It’s live."));
  expect(screen.getByRole("link", { name: /See the site/ }).getAttribute("href")).toBe(
    new URL("/preview/", location.origin).href,
  );
  history.replaceState(null, "", "/");
});

test("with placeholders left, nothing promises that visitors will see the changes", async () => {
  const { user } = openDialog(
    {
      publish: () => Promise.resolve({ ...published, live: mark }),
      isLive: () => Promise.resolve(false),
    },
    (session) => changeHeading(session),
    publishDialog,
  );
  await screen.findByLabelText("Directly to the site");
  const list = screen.getByText("Placeholders to replace before going live (3)");
  // At the top, where it is in view: before the changes.
  const changes = screen.getByText(/^These changes will be published\./);
  expect(list.compareDocumentPosition(changes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  screen.getByText(
    "The site still has 3 placeholders, listed at the top. You can publish now, but visitors may not see it until you replace them.",
  );
  expect(document.body.textContent).not.toContain("in a minute or two");
  await user.click(await button("Save and publish now"));
  expect((await outcome()).textContent?.trim()).toBe(
    "Published, with 3 placeholders left. If it isn’t live soon, replace what is left. You can close this dialog: the toolbar says when the new version is live.",
  );
});

const chosen = () => document.querySelector<HTMLInputElement>("input[type=radio]:checked")?.labels;

test("says that changes go out as a proposal, and why that is chosen the next time", async () => {
  const publish = () => Promise.resolve({ ...published, branch: "news" });
  const { user } = openPublish({ publish });
  await screen.findByText(/^These changes will be published\./);
  await user.click(screen.getByLabelText(/^As a proposal/));
  screen.getByText(/^These changes will be sent as a proposal\./);
  expect(document.body.textContent).not.toContain("last time");
  await user.click(await button("Save and send as a proposal"));
  await outcome();
  cleanup();
  openPublish({});
  await screen.findByText("Chosen because you sent a proposal last time.");
  expect(chosen()?.[0]?.textContent).toContain("As a proposal");
  screen.getByText(/^These changes will be sent as a proposal\./);
});

test("a proposal that is the only choice needs no reason from last time", async () => {
  localStorage.setItem("publish-to:a", "review");
  const destinations = { direct: closed("The site takes proposals only."), review: open };
  openPublish({ published: () => Promise.resolve(publishedBase({ destinations })) });
  await screen.findByText("The site takes proposals only.");
  expect(document.body.textContent).not.toContain("last time");
});

test("what isn't live after ten minutes has a link to the host's log", async () => {
  let now = 0;
  let goOn = () => {};
  const { user } = openPublish(
    {
      publish: () => Promise.resolve({ ...published, live: mark }),
      isLive: () => Promise.resolve(false),
    },
    { now: () => now, pause: () => new Promise<void>((go) => (goOn = go)) },
  );
  await user.click(await button("Save and publish now"));
  await outcome();
  now = 600_000;
  await act(async () => goOn());
  const link = await screen.findByRole("link", { name: /See why/ });
  expect(link.getAttribute("href")).toBe(mark.log);
  expect((await outcome()).textContent).toContain("Not live yet.");
});

test("a proposal that was asked for has links to it and to the site with it, and one can be copied", async () => {
  const review = {
    is: "requested",
    address: "https://host.example/proposals/7",
    look: "https://www.company.example/edit/#look=news",
  } as const;
  const publish = vi.fn<Store["publish"]>(() =>
    Promise.resolve({ ...published, branch: "news", review }),
  );
  const { user } = openPublish({
    published: () =>
      Promise.resolve(
        publishedBase({
          destinations: { direct: closed("The site takes proposals only."), review: open },
        }),
      ),
    publish,
  });
  await screen.findByText("The site takes proposals only.");
  expect(
    screen.getByLabelText("Directly to the site: visitors see it in a minute or two"),
  ).toHaveProperty("disabled", true);
  await user.click(await button("Save and send as a proposal"));
  await outcome();
  expect(publish.mock.calls[0]?.[0].to.is).toBe("review");
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([review.address, review.look]);
  await user.click(await button("Copy the link"));
  expect(await navigator.clipboard.readText()).toBe(review.look);
});

test.each<[string, PublishAnswer | Error, string]>([
  [
    "offline",
    { is: "refused", reason: "You’re offline. Publish again when you’re back." },
    "Nothing was published. You’re offline. Publish again when you’re back.",
  ],
  [
    "an answer that was lost",
    { is: "unsure", reason: "GitHub can’t be reached." },
    "It isn’t known whether this is published. GitHub can’t be reached. Publishing again says so, and nothing is published twice.",
  ],
  [
    "a store that fails",
    new Error("TypeError"),
    "Nothing was published. Something went wrong on the way. Publish again. Your changes are still here.",
  ],
])("%s: the reason is shown, and everything can be sent again", async (_what, answer, words) => {
  const { user, session } = openPublish({
    publish: () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
  });
  const summary = await screen.findByLabelText(/^Summary of your changes/);
  await user.clear(summary);
  await user.type(summary, "My own words");
  await user.click(await button("Save and publish now"));
  expect((await outcome()).textContent).toBe(words);
  expect(await screen.findByDisplayValue("My own words")).toBe(summary);
  expect(await button("Publish now")).toHaveProperty("disabled", false);
  expect(session.state().history.files.get("home.json")).toContain("We treat");
});

const downloads: Partial<Store> = {
  savesTo: "copy",
  published: () =>
    Promise.resolve(
      publishedBase({
        destinations: {
          direct: closed("This is a copy of the site in your browser."),
          review: closed("This is a copy of the site in your browser."),
        },
      }),
    ),
  changedFiles: () => Promise.resolve(new File(["x"], "changes.zip")),
};

test.each([
  ["Publish", publishDialog],
  [
    "What changed",
    (publisher: Publisher) => (
      <ChangesDialog publisher={publisher} onLocation={nothing} onClose={nothing} />
    ),
  ],
])("%s offers to download the changed files of a copy", async (_name, dialog) => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.download);
  });
  URL.createObjectURL = () => "blob:a";
  const { user } = openDialog(downloads, (session) => changeHeading(session), dialog);
  await user.click(await button("Download changed files"));
  await screen.findByText(/^Downloaded as changes.zip/);
  expect(clicked).toEqual(["changes.zip"]);
  vi.restoreAllMocks();
});

test("nothing is downloaded if saving fails first", async () => {
  const { user } = openDialog(
    { ...downloads, save: () => Promise.resolve({ is: "refused", reason: "The tab is full." }) },
    (session) => changeHeading(session),
    publishDialog,
  );
  await user.click(await button("Download changed files"));
  expect(await screen.findByText("Nothing was downloaded. The tab is full.")).toBeTruthy();
});

/** Nothing new comes from the store. */
const unreadable = () => Promise.reject(new Error("It is offline."));

/** The same heading was published with other words in the meantime. */
const overtaken = (by: readonly Changer[]): PublishAnswer => {
  const text = base.get("home.json") ?? "";
  const theirs = text.replace("You treat, We track", "They treat");
  const files = [{ name: "home.json", theirs, by }];
  return { is: "overtaken", mergedVersion: "them", files, before: Object.fromEntries(base) };
};

test.each([
  [
    [{ is: "other", name: "Maria Lopez" }],
    "Maria Lopez published changes to the same fields as you, so nothing was published. Choose which version to keep. All other changes, yours and theirs, stay.",
    "Use theirs",
  ],
  [
    [{ is: "author" }],
    "You published changes to the same fields on another device, so nothing was published. Choose which version to keep. All other changes, from both devices, stay.",
    "Use the version from the other device",
  ],
  [
    [],
    "Someone else published changes to the same fields as you, so nothing was published. Choose which version to keep. All other changes, yours and theirs, stay.",
    "Use theirs",
  ],
] satisfies [Changer[], string, string][])(
  "the choice between two versions names who published the other one: %o",
  async (by, words, choice) => {
    const { user } = openPublish({
      load: unreadable,
      publish: () => Promise.resolve(overtaken(by)),
    });
    await user.click(await button("Save and publish now"));
    const shown = await outcome();
    expect(shown.textContent).toContain(words);
    expect(shown.textContent).toContain(choice);
  },
);

test("what was merged without a choice is called the author's own or by the other's name", async () => {
  const merged = async (by: readonly Changer[]) => {
    const answer = overtaken(by);
    if (answer.is !== "overtaken") throw new Error(answer.is);
    const [file] = answer.files;
    const text = answer.before["home.json"]?.replace("Done today.", "Done tomorrow.");
    const other = file && { ...file, theirs: text };
    const files = other ? [other] : [];
    const { user } = openPublish({
      load: unreadable,
      publish: () => Promise.resolve({ ...answer, files }),
    });
    await user.click(await button("Save and publish now"));
    const { textContent } = await outcome();
    cleanup();
    return textContent;
  };
  expect(await merged([{ is: "other", name: "Maria Lopez" }])).toMatch(
    /^Maria Lopez published changes to .+ in the meantime\. They are here now along with yours, and nothing of yours is published yet\./,
  );
  expect(await merged([{ is: "author" }])).toMatch(
    /^You published changes to .+ on another device in the meantime\. They are here now along with the ones you made here, which aren’t published yet\./,
  );
});

test("two changed fields of a card are one row, and its button undoes both", async () => {
  const card = ["blocks", 1, "cards", 0];
  const { session, user } = openDialog(
    {},
    (edited) => {
      for (const [field, value] of [
        ["text", "Read twice and thrice."],
        ["icon", "clock"],
      ] as const)
        edited.change("home.json", { do: "set", path: [...card, field], value });
    },
    publishDialog,
  );
  const undo = await button(/^Undo this change: Card grid .* › Card “Accuracy”$/);
  expect(document.querySelectorAll(".change")).toHaveLength(1);
  await user.click(undo);
  expect(session.state().history.files.get("home.json")).toBe(base.get("home.json"));
  expect(document.querySelectorAll(".change")).toHaveLength(0);
});

describe("a dialog that is closed while it sends", () => {
  /** @returns what the toolbar says once the answer is there */
  async function closedMeanwhile(answer: PublishAnswer, more: Partial<Store> = {}) {
    let respond = (_answer: PublishAnswer) => {};
    const sent = new Promise<PublishAnswer>((resolve) => (respond = resolve));
    const { session, user } = openPublish({ ...more, publish: () => sent });
    await user.click(await button(/publish now$/));
    await screen.findByText("Sending…");
    cleanup();
    await act(async () => respond(answer));
    return session.state().message?.words;
  }

  test("leaves word that it is published", async () => {
    expect(await closedMeanwhile(published)).toBe("Published.");
  });

  test("leaves the word of the check that follows what visitors see", async () => {
    const isLive = () => Promise.resolve(false);
    const message = await closedMeanwhile({ ...published, live: mark }, { isLive });
    expect(message).toBe("Published. Visitors see it in a minute or two.");
  });

  test("leaves word that nothing was, and why", async () => {
    const message = await closedMeanwhile({ is: "refused", reason: "You are offline." });
    expect(message).toBe("Nothing was published. You are offline.");
  });
});
