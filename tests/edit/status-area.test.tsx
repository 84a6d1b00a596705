// @vitest-environment jsdom
// Messages in the toolbar say what to do next, can be closed, and end when they are no longer true.
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ReactElement } from "react";
import { Problems } from "../../src/edit/panel/Problems.tsx";
import { EditingContext } from "../../src/edit/screen/editing-context.ts";
import { useSession } from "../../src/edit/screen/use-session.ts";
import type { Publisher } from "../../src/edit/session/publisher.ts";
import { StatusArea } from "../../src/edit/StatusArea.tsx";
import type { Store } from "../../src/store/store.ts";
import { button, changeHeading, openDialog } from "./dialogs/publish/dialog-scene.tsx";

afterEach(cleanup);

const nothing = () => {};
const editing = {
  select: nothing,
  goTo: nothing,
  openPage: nothing,
  showPanel: nothing,
  openFind: nothing,
  explainAnswer: nothing,
  openGallery: nothing,
  openShortcuts: nothing,
  say: nothing,
  formState: "first",
  showForm: nothing,
} as const;

function Area({ publisher }: { publisher: Publisher }) {
  const { message = "" } = useSession();
  return (
    <EditingContext value={editing}>
      <StatusArea status={message} publisher={publisher} />
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
        <EditingContext value={editing}>{beside}</EditingContext>
      </>
    ),
  );
  // The first message, which would replace any that comes before it: the scene stores no drafts.
  await screen.findByText(/can't store unsaved changes/);
  return scene;
}
const shown = () => document.querySelector(".status-area")?.textContent;

test("merged versions can be saved where the message says that they aren't", async () => {
  const { user, session } = await openArea();
  const save = vi.spyOn(session, "save");
  act(() => session.announce("Both versions are merged now. The result isn't saved yet."));
  await user.click(await button("Save the result"));
  expect(save).toHaveBeenCalledOnce();
});

test("a long message can be closed, and comes back only when it is news again", async () => {
  const { user, session } = await openArea();
  act(() => session.announce("Also changed in 1 other place."));
  await user.click(await button("Close the message"));
  expect(shown()).toBe("");
  act(() => session.announce("Saved."));
  expect(shown()).toBe("Saved.");
  act(() => session.announce("Also changed in 1 other place."));
  expect(shown()).toContain("Also changed");
});

test("after a publish with placeholders, the message has a button that opens their list", async () => {
  const mark = { hash: "h", log: "https://host.example/log" };
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
    <Problems onSelect={nothing} />,
  );
  await act(() => publisher.publish("News", { is: "direct" }, []));
  expect(shown()).toContain("with 3 placeholders left");
  await user.click(await button("Show placeholders"));
  const summary = screen.getByText("Placeholders to replace before going live (3)");
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.closest("details")?.open).toBe(true);
});

test("says when the connection is back and a save has failed before", async () => {
  const refused = { is: "refused", reason: "Not saved yet. You’re offline." } as const;
  const { session } = await openArea({ save: () => Promise.resolve(refused) });
  await act(() => session.save());
  expect(screen.getByRole("alert").textContent).toBe(refused.reason);
  fireEvent(window, new Event("online"));
  await waitFor(() => expect(shown()).toContain("You’re back online. Save again."));
  expect(screen.getByRole("alert").textContent).toBe("Not saved");
});

test("says nothing about the connection if everything is saved", async () => {
  const { session } = await openArea();
  await act(() => session.save());
  fireEvent(window, new Event("online"));
  expect(shown()).not.toContain("online");
});

test.each([
  ["Saved.", "saved"],
  ["Saved in your draft.", "saved"],
  ["It’s live.", "saved"],
  ["Not saved yet", "hint"],
  ["Undone: Heading", "hint"],
  ["Saved. 2 problems block publishing.", "problem"],
  ["This browser can't store unsaved changes. Save before you close the tab.", "problem"],
  ["Not live yet. Visitors still see the site as it was.", "problem"],
  ["Not saved yet. What you published is live.", "hint"],
  ["Not saved yet. What you published isn’t live yet.", "problem"],
])("“%s” looks like a message of the kind %s", async (message, kind) => {
  const { session } = await openArea();
  act(() => session.announce(message));
  expect(screen.getByText(message).getAttribute("data-message")).toBe(kind);
});
