// @vitest-environment jsdom
// What the dialog for pictures says about a new file: its limit, where it goes, and what was done to it.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MediaDialog } from "../../../../src/edit/panel/inputs/MediaDialog.tsx";
import type { AddedMedia, SavesTo, Store } from "../../../../src/store/store.ts";

beforeEach(() => {
  // jsdom doesn't implement dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
  HTMLDialogElement.prototype.close = vi.fn<() => void>();
});
afterEach(cleanup);

interface Opened {
  savesTo?: SavesTo;
  largest?: number;
  answer?: AddedMedia;
  unused?: readonly string[];
}

const removed = new File(["x"], "desk.jpg");
/** What happened, in order. */
let happened: string[];
const addMedia = vi.fn<Store["addMedia"]>();

function open({ savesTo = "files", largest = 50_000_000, answer, unused = [] }: Opened): void {
  happened = [];
  addMedia.mockReset();
  if (answer) addMedia.mockResolvedValue(answer);
  render(
    <MediaDialog
      kinds={["png", "jpg"]}
      canBeAddress={false}
      current=""
      isNeeded
      beside={{ icons: {}, media: new Map(unused.map((name) => [name, `./${name}`])) }}
      hosts={[]}
      savesTo={savesTo}
      largest={largest}
      addMedia={addMedia}
      announce={(message) => happened.push(message)}
      unused={new Set(unused)}
      removeMedia={() => Promise.resolve({ is: "removed", file: removed })}
      onChoose={(name) => happened.push(`chose ${name}`)}
      onAddress={() => undefined}
      onClose={() => undefined}
    />,
  );
}

const add = () =>
  fireEvent.change(screen.getByLabelText("Add picture", { selector: "input" }), {
    target: { files: [new File(["x"], "desk.jpg")] },
  });

test.each([
  ["files", 50_000_000, "PNG or JPEG, up to 50 MB.", /^It goes into the media folder right away/],
  ["draft", 25_000_000, "PNG or JPEG, up to 25 MB.", /^It goes into your draft right away/],
  ["copy", 2_500_000, "PNG or JPEG, up to 2.5 MB.", /Download the changed files to keep it\.$/],
] as const)("a store that saves to %s says so", (savesTo, largest, limit, place) => {
  open({ savesTo, largest });
  expect(document.body.textContent).toContain(limit);
  expect(screen.getByText(place)).toBeDefined();
});

test("what was done to a photo is announced after it is chosen, which would clear it", async () => {
  const note = "Made smaller: 4.2 MB became 974 kB. Camera data and location were removed.";
  const file = { name: "media/desk.jpg", address: "blob:x", measured: undefined };
  open({ answer: { is: "added", ...file, note } });
  add();
  await expect.poll(() => happened).toEqual(["chose media/desk.jpg", note]);
});

test("nothing is chosen or announced if the file is refused, and the dialog says why", async () => {
  open({ answer: { is: "refused", reason: "desk.jpg is damaged." } });
  add();
  const alert = await screen.findByRole("alert", { hidden: true });
  expect(alert.textContent).toBe("desk.jpg wasn't added. desk.jpg is damaged.");
  expect(happened).toEqual([]);
});

test("an unused file that was removed is given back to the store", async () => {
  const restored = { name: "media/desk.jpg", address: "./media/desk.jpg", measured: undefined };
  open({ unused: ["media/desk.jpg"], answer: { is: "added", ...restored } });
  screen.getByLabelText("Remove desk.jpg").click();
  (await screen.findByText("Restore desk.jpg")).click();
  // The very file: a store recognizes what it removed, and leaves its pixels as they are.
  await expect.poll(() => addMedia.mock.lastCall).toEqual([removed, ["png", "jpg"]]);
  expect(addMedia.mock.lastCall?.[0]).toBe(removed);
});
