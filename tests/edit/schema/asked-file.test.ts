// Which file a sample needs before it can be added.
import { expect, test } from "vitest";
import { asWritten } from "../../../src/content/translations/translation.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { blockSamples } from "../../../src/edit/operations/new-block.ts";
import { askedFile, withFile } from "../../../src/edit/schema/asked-file.ts";

const { block } = engineVocabulary;

test("of all blocks, only a video needs a file of the author's: pictures have a sample", () => {
  const asked = blockSamples(engineVocabulary, asWritten).flatMap(({ label, value }) => {
    const found = askedFile(block, value);
    return found ? [{ label, ...found }] : [];
  });
  expect(asked).toEqual([
    { label: "list: video", path: ["items", 0, "video", "file"], kinds: ["mp4", "webm"] },
  ]);
});

test("the chosen file takes the sample's place, and nothing else changes", () => {
  const sample = { items: [{ heading: "One", video: { file: "media/video.mp4" } }, "other"] };
  expect(withFile(sample, ["items", 0, "video", "file"], "media/tour.webm")).toEqual({
    items: [{ heading: "One", video: { file: "media/tour.webm" } }, "other"],
  });
});
