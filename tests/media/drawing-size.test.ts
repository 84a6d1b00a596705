// A drawing's size, in every notation that SVG has for it.
import fc from "fast-check";
import { expect, test } from "vitest";
import { measureMedia } from "../../src/media/measure-media.ts";

async function sizeOf(attributes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9"/></svg>`;
  const { width, height, flaw } = await measureMedia(new TextEncoder().encode(svg));
  return flaw ?? [width, height];
}

const space = fc.stringMatching(/^[ \t\n\r]{1,3}$/);
const optional = fc.stringMatching(/^[ \t\n\r]{0,3}$/);
const between = fc.oneof(
  space,
  fc.tuple(optional, optional).map(([before, after]) => `${before},${after}`),
);
const side = fc.integer({ min: 1, max: 9999 });
const writings: readonly ((value: number) => string)[] = [
  String,
  (value) => `+${value}`,
  (value) => `${value}.`,
  (value) => `${value}.0`,
  (value) => `${value / 10}e1`,
  (value) => `${value * 100}E-2`,
  (value) => `00${value}`,
];
const writing = fc.constantFrom(...writings);
const start = fc.constantFrom("0", "-5", "+3", ".5", "-.5", "1e2", "10.25");

test("a viewBox gives the size with any numbers, and any commas and spaces between them", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(start, start, side, side, writing),
      fc.tuple(optional, between, between, between, optional),
      async ([x, y, width, height, write], [before, one, two, three, after]) => {
        const numbers = `${before}${x}${one}${y}${two}${write(width)}${three}${write(height)}${after}`;
        expect(await sizeOf(`viewBox="${numbers}"`)).toEqual([width, height]);
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['viewBox="0,0,600,400"', [600, 400]],
  ['viewBox="0  0  600  400"', [600, 400]],
  ["viewBox='0 0 600 400'", [600, 400]],
  ['viewBox = "0 0 600 400"', [600, 400]],
  ['viewBox="0 0 .6 .4"', [1, 1]],
  ['viewBox="0-5+600+400"', [600, 400]],
  ['viewBox="0 0 600 400" width="300"', [300, 200]],
  ['viewBox="0,0,600,400" height="100%" width="100%"', [600, 400]],
  ['width="2in" height="1in"', [192, 96]],
  ['width=" 10mm " height="1cm"', [38, 38]],
  ['width="6pc" height="72pt"', [96, 96]],
  ['width="600PX" height="4e2px"', [600, 400]],
  ['viewBox="0 0 0 400"', [undefined, undefined]],
  ['viewBox="0 0 600 -400"', [undefined, undefined]],
  ['viewBox="0 0 600"', [undefined, undefined]],
  ['viewBox="0,,0,600,400"', [undefined, undefined]],
  ["", [undefined, undefined]],
])("%s gives %j", async (attributes, size) => {
  expect(await sizeOf(attributes)).toEqual(size);
});
