import { createLogger } from "vite";
import { beforeEach, expect, test, vi } from "vitest";
import { createLoader } from "../../src/files/content-folder.ts";
import { noBlocks } from "../../src/own-blocks/loaded-blocks.ts";
import { writeSiteSchemas } from "../../src/reference/site-schemas.ts";
import { EditedContent } from "../../src/server/dev/edited-content.ts";

vi.mock("../../src/files/content-folder.ts");
vi.mock("../../src/reference/site-schemas.ts");

const logger = createLogger("silent");

beforeEach(() => {
  vi.mocked(writeSiteSchemas).mockReset().mockResolvedValue(undefined);
  // Cast: this test only compares whether the loaded content is the same object.
  const load = () => Promise.resolve({ result: { ok: false }, blocks: noBlocks });
  vi.mocked(createLoader).mockReturnValue(load as unknown as ReturnType<typeof createLoader>);
});

test("schemas are written for code editors, and again when a file changes", async () => {
  const content = new EditedContent("content");
  await content.read(logger);
  expect(writeSiteSchemas).toHaveBeenCalledExactlyOnceWith("content");
  await content.read(logger);
  expect(writeSiteSchemas).toHaveBeenCalledTimes(2);
});

test("not for a content folder elsewhere, which has no schemas beside it", async () => {
  const content = new EditedContent("my-site");
  await content.read(logger);
  await content.read(logger);
  expect(writeSiteSchemas).not.toHaveBeenCalled();
});

test("the site is edited all the same where they can't be written", async () => {
  vi.mocked(writeSiteSchemas).mockRejectedValue(new Error("EROFS"));
  const content = new EditedContent("content");
  expect(await content.read(logger)).toBe(true);
});
