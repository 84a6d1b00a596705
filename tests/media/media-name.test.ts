// What a new media file is called.
import { expect, test } from "vitest";
import { freeMediaName, stemOf } from "../../src/media/media-name.ts";

test.each([
  ["Größe Ü.jpeg", "grosse-u"],
  ["../../site.json", "site"],
  ["..\\..\\team.png", "team"],
  ["photos/desk.jpg/", "desk"],
  ["診療所.png", "file"],
  [".hidden", "file"],
  ["", "file"],
  ["CON.png", "file-con"],
  [`${"long ".repeat(40)}.png`, "long-".repeat(12).slice(0, -1)],
])("%j becomes %s", (name, stem) => {
  expect(stemOf(name)).toBe(stem);
});

test("a name that is taken gets a number, and no name is asked about twice", async () => {
  const taken = new Set(["desk.jpg", "desk-2.jpg", "desk-3.png"]);
  const asked: string[] = [];
  const isTaken = (name: string) => {
    asked.push(name);
    return Promise.resolve(taken.has(name));
  };
  expect(await freeMediaName("desk", "jpg", isTaken)).toBe("desk-3.jpg");
  expect(asked).toEqual(["desk.jpg", "desk-2.jpg", "desk-3.jpg"]);
});
