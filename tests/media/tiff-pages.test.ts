// A TIFF of several pages is refused, and one with a small version of itself isn't.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inspectMedia } from "../../src/files/inspect-media.ts";
import { createPhotos } from "../../src/files/photos.ts";
import { measureUndecoded } from "../../src/media/measure-undecoded.ts";

/** @param pages the width of each page, and whether it is a small version of another one */
function tiff(isLittle: boolean, pages: readonly { side: number; isSmall?: boolean }[]): Buffer {
  const list = 2 + 12 * 10 + 4;
  const length = 8 + pages.reduce((sum, { side }) => sum + list + side * side, 0);
  const file = Buffer.alloc(length, 0x80);
  const view = new DataView(file.buffer, file.byteOffset);
  file.write(isLittle ? "II" : "MM", "latin1");
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, 8, isLittle);
  let at = 8;
  pages.forEach(({ side, isSmall = false }, index) => {
    const pixels = at + list;
    const next = index === pages.length - 1 ? 0 : pixels + side * side;
    const long = 4;
    const short = 3;
    const entries = [
      [254, long, Number(isSmall)],
      [256, long, side],
      [257, long, side],
      [258, short, 8],
      [259, short, 1],
      [262, short, 1],
      [273, long, pixels],
      [277, short, 1],
      [278, long, side],
      [279, long, side * side],
    ] as const;
    view.setUint16(at, entries.length, isLittle);
    entries.forEach(([tag, type, value], nth) => {
      const entry = at + 2 + 12 * nth;
      view.setUint16(entry, tag, isLittle);
      view.setUint16(entry + 2, type, isLittle);
      view.setUint32(entry + 4, 1, isLittle);
      view.setUint32(entry + 8, 0, isLittle);
      if (type === short) view.setUint16(entry + 8, value, isLittle);
      else view.setUint32(entry + 8, value, isLittle);
    });
    view.setUint32(at + list - 4, next, isLittle);
    at = pixels + side * side;
  });
  return file;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tiff-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function both(content: Buffer) {
  const path = join(folder, "desk.tif");
  await writeFile(path, content);
  const { measured } = await inspectMedia(path, createPhotos(join(folder, "kept")));
  return [measured, await measureUndecoded(content)];
}

test.each([true, false])(
  "pages are layers that visitors wouldn't see (II: %s)",
  async (isLittle) => {
    for (const count of [2, 3, 9]) {
      const pages = Array.from({ length: count }, () => ({ side: 16 }));
      for (const found of await both(tiff(isLittle, pages)))
        expect(found).toMatchObject({ kind: "tiff", flaw: { why: "layered" } });
    }
  },
);

test.each([true, false])("a small version beside a photo is none (II: %s)", async (isLittle) => {
  const pages = [{ side: 16 }, { side: 4, isSmall: true }];
  for (const each of [pages, pages.slice(0, 1)])
    for (const found of await both(tiff(isLittle, each)))
      expect({ flaw: undefined, ...found }).toMatchObject({
        kind: "tiff",
        format: "jpg",
        width: 16,
        flaw: undefined,
      });
});

test("a list of pages that goes around in a circle is read once", async () => {
  const file = tiff(true, [{ side: 16 }]);
  file.writeUInt32LE(8, 8 + 2 + 120);
  expect(await measureUndecoded(file)).toMatchObject({ kind: "tiff", width: 16 });
});
