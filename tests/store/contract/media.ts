// Rows about pictures and documents.
import { expect } from "vitest";
import type { Store } from "../../../src/store/store.ts";
import type { Row } from "./row.ts";
import { drawing, fileOf, mustSave } from "./site.ts";

const mediaOf = async (store: Store) => [...(await store.load()).assets.media.keys()].toSorted();

/** Adds a drawing. @throws if it is refused */
async function mustAdd(store: Store, file: File) {
  const added = await store.addMedia(file, ["svg", "png"]);
  if (added.is === "refused") throw new Error(added.reason);
  return added;
}

export const mediaRows: readonly Row[] = [
  {
    title: "loads the pictures that pages can use, each with an address and a size",
    async run({ store }) {
      const { assets } = await store.load();
      expect([...assets.media.keys()].toSorted()).toEqual([
        "media/bicycle.svg",
        "media/favicon.svg",
      ]);
      expect([...assets.media.values()].every((address) => address !== "")).toBe(true);
      expect(assets.measured?.get("media/bicycle.svg")?.kind).toBe("svg");
    },
  },
  {
    title: "adds a picture under a name that works everywhere, and loads it",
    async run({ store }) {
      const added = await mustAdd(store, drawing("Über uns (2).SVG", 20));
      expect(added).toMatchObject({
        name: "media/uber-uns-2.svg",
        measured: { kind: "svg", width: 20 },
      });
      const { assets } = await store.load();
      expect(assets.media.get(added.name)).toBe(added.address);
      expect(assets.measured?.get(added.name)?.width).toBe(20);
    },
  },
  {
    title: "a picture never replaces another one, and the same picture isn't added twice",
    async run({ store }) {
      const name = "bicycle.svg";
      expect((await mustAdd(store, drawing(name, 20))).name).toBe("media/bicycle-2.svg");
      expect((await mustAdd(store, drawing(name, 30))).name).toBe("media/bicycle-3.svg");
      expect((await mustAdd(store, drawing(name, 20))).name).toBe("media/bicycle-2.svg");
      expect(await mediaOf(store)).toHaveLength(4);
    },
  },
  {
    title: "refuses a file of a kind that isn't wanted there, in a sentence",
    async run({ store }) {
      const refused = await store.addMedia(new File(["Only words"], "notes.txt"), ["svg", "png"]);
      expect(refused).toEqual({ is: "refused", reason: expect.stringMatching(/notes\.txt.*\.$/s) });
      expect(await mediaOf(store)).toHaveLength(2);
    },
  },
  {
    title: "a picture that the saved content uses can't be removed",
    async run({ store }) {
      const refused = await store.removeMedia("media/favicon.svg");
      expect(refused).toEqual({
        is: "refused",
        reason: expect.stringContaining("media/favicon.svg can't be removed"),
      });
      expect(await mediaOf(store)).toContain("media/favicon.svg");
    },
  },
  {
    title: "no picture can be removed while the saved content has an error that may hide its use",
    async run({ store }) {
      const { name } = await mustAdd(store, drawing("new.svg", 20));
      await mustSave(store, { "start.json": "{ broken" });
      expect((await store.removeMedia(name)).is).toBe("refused");
      expect(await mediaOf(store)).toContain(name);
    },
  },
  {
    title:
      "a picture that no page uses is removed, and its bytes are answered so that it can be put back",
    async run({ store }) {
      const file = drawing("new.svg", 20);
      const { name } = await mustAdd(store, file);
      const removed = await store.removeMedia(name);
      if (removed.is === "refused") throw new Error(removed.reason);
      expect([removed.file.name, await removed.file.text()]).toEqual([
        "new.svg",
        await file.text(),
      ]);
      expect(await mediaOf(store)).not.toContain(name);
      expect((await mustAdd(store, removed.file)).name).toBe(name);
      expect(await mediaOf(store)).toContain(name);
    },
  },
  {
    title: "only a file in media can be removed",
    async run({ store }) {
      for (const name of ["start.json", "media/../start.json", "media/none.svg"])
        expect((await store.removeMedia(name)).is).toBe("refused");
      expect((await fileOf(store, "start.json")).text).not.toBe("");
    },
  },
];
