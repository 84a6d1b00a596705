// @vitest-environment jsdom
// What the dialog for pictures says about a new file: its limit, where it goes, and what was done to it.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { MediaDialog } from "../../../../src/edit/panel/inputs/MediaDialog.tsx";
import type { AddedMedia, SavesTo, Store } from "../../../../src/store/store.ts";

afterEach(cleanup);

interface Opened {
  savesTo?: SavesTo;
  largest?: number;
  answer?: AddedMedia;
  unused?: readonly string[];
  room?: number;
}

const removed = new File(["x"], "desk.jpg");
/** What happened, in order. */
let happened: string[];
const addMedia = vi.fn<Store["addMedia"]>();

function open({
  savesTo = "files",
  largest = 50_000_000,
  answer,
  unused = [],
  ...others
}: Opened): void {
  happened = [];
  addMedia.mockReset();
  if (answer) addMedia.mockResolvedValue(answer);
  render(
    <MediaDialog
      kinds={["png", "jpg"]}
      canBeAddress={false}
      current=""
      isNeeded
      {...others}
      beside={{ icons: {}, media: new Map(unused.map((name) => [name, `./${name}`])) }}
      hosts={[]}
      savesTo={savesTo}
      largest={largest}
      addMedia={addMedia}
      announce={(message) => happened.push(message)}
      unused={new Set(unused)}
      removeMedia={() => Promise.resolve({ is: "removed", file: removed })}
      onChoose={(...names) => happened.push(`chose ${names.join(", ")}`)}
      onAddress={() => undefined}
      onClose={() => happened.push("closed")}
    />,
  );
}

const add = () =>
  fireEvent.change(screen.getByLabelText("Add picture", { selector: "input" }), {
    target: { files: [new File(["x"], "desk.jpg")] },
  });

test.each([
  [
    "files",
    50_000_000,
    "PNG or JPEG, up to 50\u00a0MB.",
    /^What you add goes into the media folder right away/,
  ],
  [
    "draft",
    25_000_000,
    "PNG or JPEG, up to 25\u00a0MB.",
    /^What you add goes into your draft right away/,
  ],
  [
    "copy",
    2_500_000,
    "PNG or JPEG, up to 2.5\u00a0MB.",
    /Download the changed files to keep it\.$/,
  ],
] as const)("a store that saves to %s says so", (savesTo, largest, limit, place) => {
  open({ savesTo, largest });
  expect(document.body.textContent).toContain(limit);
  expect(screen.getByText(place)).toBeDefined();
});

test("what was done to a photo is announced after it is chosen, which would clear it", async () => {
  const note =
    "Made smaller: 4.2\u00a0MB became 974\u00a0kB. Camera data and location were removed.";
  const file = { name: "media/desk.jpg", address: "blob:x", measured: undefined };
  open({ answer: { is: "added", ...file, note } });
  add();
  await expect.poll(() => happened).toEqual(["chose media/desk.jpg", "closed", note]);
});

test("nothing is chosen or announced if the file is refused, and the dialog says why", async () => {
  open({ answer: { is: "refused", reason: "desk.jpg is damaged." } });
  add();
  const alert = await screen.findByRole("alert", { hidden: true });
  expect(alert.textContent).toBe("desk.jpg wasn't added. desk.jpg is damaged.");
  expect(happened).toEqual([]);
});

const names = ["one.jpg", "two.jpg", "three.jpg"];
/** Chooses all of them in the file picker. @returns when the store has answered for the first ones */
const addAll = (label: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: "input" }), {
    target: { files: names.map((name) => new File(["x"], name)) },
  });
const stored = ({ name }: File): AddedMedia =>
  name === "two.jpg"
    ? { is: "refused", reason: "two.jpg is damaged." }
    : { is: "added", name: `media/${name}`, address: "blob:x", measured: undefined };

test("several pictures for a list are added one after the other, and chosen together", async () => {
  open({ room: 12 });
  let isBusy = false;
  addMedia.mockImplementation(async (file) => {
    expect(isBusy).toBe(false);
    isBusy = true;
    await Promise.resolve();
    isBusy = false;
    return { is: "added", name: `media/${file.name}`, address: "blob:x", measured: undefined };
  });
  addAll("Add pictures");
  await expect
    .poll(() => happened)
    .toEqual([
      "chose media/one.jpg, media/two.jpg, media/three.jpg",
      "closed",
      "Added 3 pictures.",
    ]);
});

test("a file that is refused is named, doesn't stop the others, and keeps the dialog open", async () => {
  open({ room: 12 });
  addMedia.mockImplementation((file) => Promise.resolve(stored(file)));
  addAll("Add pictures");
  const alert = await screen.findByRole("alert", { hidden: true });
  expect(alert.textContent).toBe("two.jpg wasn't added. two.jpg is damaged.Added 2 pictures.");
  expect(happened).toEqual(["chose media/one.jpg, media/three.jpg"]);
});

test("files that a list has no room for are named, and not stored", async () => {
  open({ room: 2 });
  addMedia.mockImplementation((file) => Promise.resolve(stored(file)));
  addAll("Add pictures");
  const alert = await screen.findByRole("alert", { hidden: true });
  expect(alert.textContent).toContain("three.jpg wasn't added. There is only room for 2 pictures.");
  expect(addMedia).toHaveBeenCalledTimes(2);
  expect(happened).toEqual(["chose media/one.jpg"]);
});

test("several pictures where only one can be used are added to choose from", async () => {
  open({});
  addMedia.mockImplementation((file) => Promise.resolve(stored(file)));
  addAll("Add picture");
  const alert = await screen.findByRole("alert", { hidden: true });
  expect(alert.textContent).toContain("two.jpg wasn't added.");
  expect(alert.textContent).toContain("Added 2 pictures. Choose one below.");
  expect(happened).toEqual([]);
});

test("closing the dialog stops after the file that is being added, and chooses nothing", async () => {
  open({ room: 12 });
  const answers: (() => void)[] = [];
  addMedia.mockImplementation(
    (file) => new Promise((resolve) => answers.push(() => resolve(stored(file)))),
  );
  addAll("Add pictures");
  await screen.findByText("Checking one.jpg (1 of 3)…");
  cleanup();
  answers[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(addMedia).toHaveBeenCalledTimes(1);
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
