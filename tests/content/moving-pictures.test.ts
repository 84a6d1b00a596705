// What the check reports about a picture that moves, which the build can't make smaller or cut.
import { expect, test } from "vitest";
import { change, compileFiles, say } from "./base.ts";

const hero = '"text": "We answer every denial.",';
const media = ["media/favicon.svg", "media/desk.webp"];

function messages(picture: string, moves: boolean): string {
  const field = `"picture": { "src": "media/desk.webp", "alt": "A desk"${picture} },`;
  const files = change("home.json", hero, `${hero} ${field}`);
  const known = { kind: "webp", bytes: 2_900_000, width: 800, height: 600, moves };
  const { diagnostics } = compileFiles(files, {
    media,
    measured: new Map([["media/desk.webp", known]]),
  });
  return say(diagnostics, files);
}

test("a heavy one should be a video or a still picture", () => {
  const said = messages("", true);
  expect(said).toContain(
    "media/desk.webp moves and has 2,900 kB, which is slow to load on a phone.",
  );
  expect(said).toContain(
    "Save it as a video (MP4), which is much smaller, as a still picture, or with at most 500 kB.",
  );
  expect(messages("", false)).not.toContain("video");
});

test.each([
  ["crop", "can't be cropped here"],
  ["focus", "can't be cut around a focus point"],
])("one with a %s can't be cut, because it moves", (field, words) => {
  const picture = `, "${field}": { "left": 10 }`;
  expect(messages(picture, true)).toContain(`media/desk.webp moves, so it ${words}`);
  expect(messages(picture, false)).toContain(`media/desk.webp isn't a photo, so it ${words}`);
});
