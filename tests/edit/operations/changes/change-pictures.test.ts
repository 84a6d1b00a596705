// The pictures shown next to a change.
import { expect, test } from "vitest";
import { compareContent } from "../../../../src/content/compare/compare.ts";
import { samplePhoto } from "../../../../src/content/resolve/sample-photo.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { changeName } from "../../../../src/edit/operations/changes/changes-as-text.ts";
import { changePictures } from "../../../../src/edit/operations/changes/change-pictures.ts";

const page = (title: string, src: string, alt: string) => {
  const picture = { src, alt };
  return new Map([
    ["home.json", JSON.stringify({ title, blocks: [{ type: "list", heading: "Us", picture }] })],
  ]);
};
const before = {
  files: page("Home", "https://photos.example/1", "A street"),
  media: new Map([["media/old.jpg", "1"]]),
};
const after = {
  files: page("At home", "media/desk.jpg", "A desk"),
  media: new Map([
    ["media/desk.jpg", "./media/desk-2.jpg"],
    ["media/list.pdf", "./media/list-3.pdf"],
    ["media/notes.docx", "./media/notes-4.docx"],
  ]),
};
const shown = (from: typeof before, to: typeof before) => {
  const differences = compareContent(from, to, engineVocabulary);
  const pictures = changePictures(engineVocabulary, differences, from.files, to.files, to.media);
  return Object.fromEntries(differences.map((each) => [changeName(each), pictures.get(each)]));
};
const none = { before: undefined, after: undefined };

test("a replaced picture is shown next to the old one, a new file alone, and texts have none", () => {
  expect(shown(before, after)).toEqual({
    Title: none,
    "List “Us” › Picture": { before: "https://photos.example/1", after: "./media/desk-2.jpg" },
    "media/desk.jpg: new": { before: undefined, after: "./media/desk-2.jpg" },
    "media/list.pdf: new": none,
    "media/notes.docx: new": none,
    "media/old.jpg: removed": none,
  });
});

test("a file that is no longer in media can't be shown", () => {
  const shownBack = shown(after, before)["List “Us” › Picture"];
  expect(shownBack).toEqual({ before: undefined, after: "https://photos.example/1" });
});

test("a sample's photo is drawn here as on the page, without asking its host", () => {
  const sample = "https://images.unsplash.com/photo-1497366216548-37526070297c?sample";
  const added = { ...after, files: page("At home", sample, "Your picture") };
  expect(shown(after, added)["List “Us” › Picture"]).toEqual({
    before: "./media/desk-2.jpg",
    after: samplePhoto,
  });
});

test("a sample's words have no picture, although they are a sample's", () => {
  const words = { ...before, files: page("One to three sentences.", "media/desk.jpg", "A desk") };
  expect(shown(words, after)).toMatchObject({ Title: none });
});
