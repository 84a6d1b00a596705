// The crop of a picture as its dialog moves it: never outside the picture, and never upside down.
import { expect, test } from "vitest";
import {
  cropOfRatio,
  moveCrop,
  readCrop,
  resizeCrop,
  withSide,
  writeCrop,
} from "../../../src/edit/operations/media/crop-shape.ts";

const middle = { left: 20, top: 20, right: 20, bottom: 20 };
const topLeft = { x: "left", y: "top" } as const;
const bottomRight = { x: "right", y: "bottom" } as const;

test("the area moves, and stops at the edges without changing its size", () => {
  expect(moveCrop(middle, 5, -10)).toEqual({ left: 25, right: 15, top: 10, bottom: 30 });
  expect(moveCrop(middle, 500, -500)).toEqual({ left: 40, right: 0, top: 0, bottom: 40 });
});

test("a corner moves, stops at the edges, and never passes the opposite corner", () => {
  expect(resizeCrop(middle, topLeft, { x: 10, y: 5 }, undefined)).toEqual({
    ...middle,
    left: 30,
    top: 25,
  });
  expect(resizeCrop(middle, bottomRight, { x: 900, y: 900 }, undefined)).toEqual({
    ...middle,
    right: 0,
    bottom: 0,
  });
  expect(resizeCrop(middle, topLeft, { x: 900, y: 900 }, undefined)).toEqual({
    ...middle,
    left: 75,
    top: 75,
  });
});

test.each([
  ["across", { x: 10, y: 0 }],
  ["down", { x: 0, y: 10 }],
  ["out of the picture", { x: -300, y: -300 }],
])("a fixed ratio stays when a corner moves %s", (_name, by) => {
  const { left, top, right, bottom } = resizeCrop(middle, topLeft, by, 0.5);
  expect((100 - left - right) / (100 - top - bottom)).toBeCloseTo(0.5);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect([right, bottom]).toEqual([20, 20]);
});

test("a ratio is the largest part around the middle of what was shown", () => {
  expect(cropOfRatio({ left: 60, top: 0, right: 0, bottom: 0 }, 0.5)).toEqual({
    left: 50,
    top: 0,
    right: 0,
    bottom: 0,
  });
  expect(cropOfRatio(middle, 2)).toEqual({ left: 0, top: 25, right: 0, bottom: 25 });
});

test("a number that would leave nothing is cut", () => {
  expect(withSide(middle, "left", 90)).toEqual({ ...middle, left: 75 });
  expect(withSide(middle, "left", -4)).toEqual({ ...middle, left: 0 });
});

test("sides are written to a tenth of a percent, and left out where nothing is cut off", () => {
  expect(writeCrop({ left: 12.345, top: 0, right: 0.01, bottom: 5 })).toEqual({
    left: 12.3,
    bottom: 5,
  });
  expect(writeCrop(readCrop(undefined))).toBeUndefined();
});

test("anything else in the file is read as a crop that the dialog can show", () => {
  expect(readCrop({ left: "10", top: -5, right: 400 })).toEqual({
    left: 0,
    top: 0,
    right: 95,
    bottom: 0,
  });
});
