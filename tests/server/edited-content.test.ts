import { createLogger } from "vite";
import { beforeEach, expect, test, vi } from "vitest";
import { createLoader } from "../../src/files/content-folder.ts";
import { writeSuggestions } from "../../src/reference/suggestions.ts";
import { EditedContent } from "../../src/server/dev/edited-content.ts";

vi.mock("../../src/files/content-folder.ts");
vi.mock("../../src/reference/suggestions.ts");

const logger = createLogger("silent");

beforeEach(() => {
  vi.mocked(writeSuggestions).mockReset().mockResolvedValue(undefined);
  // Cast: this test only compares whether the loaded content is the same object.
  const load = () => Promise.resolve({ result: { ok: false } });
  vi.mocked(createLoader).mockReturnValue(load as unknown as ReturnType<typeof createLoader>);
});

test("names are suggested again for files that change beside the schemas", async () => {
  const content = new EditedContent("content");
  await content.read(logger);
  expect(writeSuggestions).not.toHaveBeenCalled();
  await content.read(logger);
  expect(writeSuggestions).toHaveBeenCalledExactlyOnceWith("content");
});

test("no names are written into schemas while the site is edited on the page", async () => {
  const content = new EditedContent("content");
  await content.read(logger);
  content.isEditedOnPage = true;
  await content.read(logger);
  expect(writeSuggestions).not.toHaveBeenCalled();
});

test("nor for a content folder elsewhere, which has no schemas beside it", async () => {
  const content = new EditedContent("my-site");
  await content.read(logger);
  await content.read(logger);
  expect(writeSuggestions).not.toHaveBeenCalled();
});
