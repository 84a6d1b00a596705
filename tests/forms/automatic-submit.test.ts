// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { looksAutomatic, noteSent, readSentAt } from "../../src/forms/automatic-submit.ts";

const person = { trap: "", sincePageOpened: 20_000, sentAt: [], now: 10_000_000 };
const ago = (...seconds: number[]) => seconds.map((second) => person.now - second * 1000);

describe("a submit", () => {
  it("by someone who takes their time is a person's", () => {
    expect(looksAutomatic(person)).toBe(false);
  });

  it.each([
    ["fills in what nobody sees", { trap: "https://spam.example" }],
    ["is done as soon as the page is there", { sincePageOpened: 299 }],
    ["sends a sixth message within ten minutes", { sentAt: ago(590, 400, 300, 200, 1) }],
  ])("by someone who %s is doubted", (_, traits) => {
    expect(looksAutomatic({ ...person, ...traits })).toBe(true);
  });

  it.each([
    ["is quick", { sincePageOpened: 300 }],
    ["sends a fifth message", { sentAt: ago(400, 300, 200, 1) }],
    ["has sent many, but not just now", { sentAt: ago(601, 400, 300, 200, 1) }],
  ])("by someone who %s isn't", (_, traits) => {
    expect(looksAutomatic({ ...person, ...traits })).toBe(false);
  });
});

it("this tab remembers when it sent its last messages", () => {
  expect(readSentAt()).toEqual([]);
  for (let time = 1; time <= 6; time++) noteSent(time);
  expect(readSentAt()).toEqual([2, 3, 4, 5, 6]);
});
