// @vitest-environment jsdom
// Messages in the toolbar say what to do next, can be closed, and end when they are no longer true.
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ReactElement } from "react";
import { Problems } from "../../src/edit/panel/Problems.tsx";
import { EditingContext } from "../../src/edit/screen/editing-context.ts";
import { hint, type Message, type MessageKind } from "../../src/edit/model/message.ts";
import type { LiveState } from "../../src/edit/session/live-check.ts";
import { liveStatus } from "../../src/edit/session/live-message.ts";
import { resolvedMessage } from "../../src/edit/session/received.ts";
import {
  draftFoundLate,
  draftNotStored,
  notSavedYet,
} from "../../src/edit/session/save-message.ts";
import type { Publisher } from "../../src/edit/session/publisher.ts";
import { StatusArea } from "../../src/edit/StatusArea.tsx";
import type { Store } from "../../src/store/store.ts";
import {
  button,
  changedElsewhere,
  changeHeading,
  newHome,
  openDialog,
} from "./dialogs/publish/dialog-scene.tsx";
import { noEditing } from "./no-editing.ts";

afterEach(cleanup);

const nothing = () => {};

function Area({ publisher }: { publisher: Publisher }) {
  return (
    <EditingContext value={noEditing}>
      <StatusArea announcement={undefined} publisher={publisher} />
    </EditingContext>
  );
}

async function openArea(own: Partial<Store> = {}, beside?: ReactElement) {
  const scene = openDialog(
    own,
    (session) => changeHeading(session),
    (publisher) => (
      <>
        <Area publisher={publisher} />
        <EditingContext value={noEditing}>{beside}</EditingContext>
      </>
    ),
  );
  // The first message, which would replace any that comes before it: the scene stores no drafts.
  await screen.findByText(/can't store unsaved changes/);
  return scene;
}
const mark = { hash: "h", log: "https://host.example/log" };
const shown = () => document.querySelector(".status-area")?.textContent;

test("merged versions can be saved where the message says that they aren't", async () => {
  const { user, session } = await openArea();
  const save = vi.spyOn(session, "save");
  act(() => session.announce(resolvedMessage([], ["home.json"])));
  expect(shown()).toContain("Both versions are merged now. The result isn't saved yet.");
  await user.click(await button("Save the result"));
  expect(save).toHaveBeenCalledOnce();
});

test("a long message can be closed, and comes back only when it is news again", async () => {
  const { user, session } = await openArea();
  act(() => session.announce(hint("Also changed in 1 other place.")));
  await user.click(await button("Close the message"));
  expect(shown()).toBe("");
  act(() => session.announce(hint("Saved.")));
  expect(shown()).toBe("Saved.");
  act(() => session.announce(hint("Also changed in 1 other place.")));
  expect(shown()).toContain("Also changed");
});

test("after a publish with placeholders, the message has a button that opens their list", async () => {
  const { user, publisher } = await openArea(
    {
      publish: () =>
        Promise.resolve({
          is: "published",
          branch: "main",
          review: undefined,
          note: undefined,
          live: mark,
        }),
      isLive: () => Promise.resolve(false),
    },
    <Problems page="home" onSelect={nothing} />,
  );
  await act(() => publisher.publish("News", { is: "direct" }, []));
  expect(shown()).toContain("with 3 placeholders left");
  await user.click(await button("Show placeholders"));
  const summary = screen.getByText("Placeholders to replace before going live (3)");
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.closest("details")?.open).toBe(true);
});

test("a button that goes to a list closes the message, which could cover it", async () => {
  const { user, session } = await openArea(changedElsewhere(newHome("Their heading")));
  await act(() => session.save());
  await user.click(await button("Choose"));
  expect(shown()).toBe("");
});

test("says when the connection is back and a save has failed before", async () => {
  const refused = { is: "refused", reason: "Not saved yet. You’re offline." } as const;
  const { session } = await openArea({ save: () => Promise.resolve(refused) });
  await act(() => session.save());
  expect(screen.getByRole("alert").textContent).toBe(refused.reason);
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(shown()).toContain("You’re back online. Save again."));
  // What is wrong can still be read.
  expect(screen.getByRole("alert").textContent).toBe(refused.reason);
});

test("of two messages, each can be read; once closed, only that nothing is saved stays", async () => {
  const reason = "Nothing was saved: the disk is full. Free some space, then save again.";
  const { user, session } = await openArea({
    save: () => Promise.resolve({ is: "refused", reason }),
  });
  await act(() => session.save());
  act(() => session.announce(hint("The old text is still in 2 other places.")));
  expect(shown()).toContain(reason);
  expect(shown()).toContain("The old text is still in 2 other places.");
  await user.click(await button("Close the message"));
  expect(shown()).toBe("Not saved");
  act(() => session.announce(hint("Undone: Heading")));
  expect(shown()).toContain(reason);
});

test("the words of a message take no button away, and give it none", async () => {
  const { user, session } = await openArea();
  const save = vi.spyOn(session, "save");
  act(() => session.announce({ ...hint("In other words."), action: "save the result" }));
  await user.click(await button("Save the result"));
  expect(save).toHaveBeenCalledOnce();
  act(() => session.announce(hint("Both versions are merged now. The result isn't saved yet.")));
  expect(screen.queryByRole("button", { name: "Save the result" })).toBeNull();
});

test("says nothing about the connection if everything is saved", async () => {
  const { session } = await openArea();
  await act(() => session.save());
  fireEvent(window, new Event("online"));
  expect(shown()).not.toContain("online");
});

const live: LiveState = { is: "live", mark };
const late: LiveState = { is: "late", mark, since: 0, placeholders: 0 };

test.each<[Message | undefined, MessageKind]>([
  [notSavedYet, "hint"],
  [hint("Undone: Heading"), "hint"],
  [draftNotStored, "problem"],
  [draftFoundLate, "problem"],
  [liveStatus(live, true), "saved"],
  [liveStatus(live, false), "hint"],
  [liveStatus(late, true), "problem"],
  [liveStatus(late, false), "problem"],
])("%o looks like a message of the kind %s", async (message, kind) => {
  const { session } = await openArea();
  if (!message) throw new Error("Each is a message.");
  act(() => session.announce(message));
  expect(screen.getByText(message.words).getAttribute("data-message")).toBe(kind);
});
