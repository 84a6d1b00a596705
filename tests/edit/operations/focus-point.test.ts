// The focus point of a picture as its dialog moves it, together with the crop.
import { expect, test } from "vitest";
import { readCrop } from "../../../src/edit/operations/media/crop-shape.ts";
import { readCut, seenArea, withCut } from "../../../src/edit/operations/media/cut.ts";
import {
  movePoint,
  pointIn,
  readFocus,
  writeFocus,
} from "../../../src/edit/operations/media/focus-point.ts";

const whole = readCrop(undefined);
const right = readCrop({ left: 40, bottom: 20 });

test("without a focus point, it is in the middle of what is shown", () => {
  expect(pointIn(whole, {})).toEqual({ left: 50, top: 50 });
  expect(pointIn(right, {})).toEqual({ left: 70, top: 40 });
  expect(pointIn(right, { top: 10 })).toEqual({ left: 70, top: 10 });
});

test("the point moves, and stops at the edges of the crop", () => {
  expect(movePoint(whole, { left: 50, top: 50 }, { x: 10, y: -1 })).toEqual({ left: 60, top: 49 });
  expect(movePoint(right, { left: 50, top: 50 }, { x: -30, y: 99 })).toEqual({ left: 40, top: 80 });
});

test("a crop that moves past the point takes it along, and gives it back when it returns", () => {
  const focus = { left: 10, top: 90 };
  expect(pointIn(right, focus)).toEqual({ left: 40, top: 80 });
  expect(pointIn(whole, focus)).toEqual(focus);
});

test("it is written to a tenth of a percent, within the crop, and left out for the middle", () => {
  expect(writeFocus(whole, { left: 12.345, top: 50 })).toEqual({ left: 12.3, top: 50 });
  expect(writeFocus(right, { left: 3 })).toEqual({ left: 40 });
  expect(writeFocus(whole, {})).toBeUndefined();
});

test("anything else in the file counts as the middle", () => {
  expect(readFocus({ left: "10", top: null })).toEqual({});
  expect(readFocus("left")).toEqual({});
});

const photo = { format: "jpg", width: 3000, height: 1000 } as const;
const desk = { src: "media/desk.jpg", focus: { left: 0 }, alt: "A desk" };

test("a cut replaces the one that was written, and the other fields keep their order", () => {
  const { crop } = readCut({ crop: { left: 10 } });
  const cropped = withCut(desk, { crop, focus: { left: 0 } });
  expect(JSON.stringify(cropped)).toBe(
    '{"src":"media/desk.jpg","focus":{"left":10},"alt":"A desk","crop":{"left":10}}',
  );
  expect(withCut(cropped, readCut({}))).toEqual({ src: "media/desk.jpg", alt: "A desk" });
});

test("what visitors see is the crop, or a part of it where pictures are cut", () => {
  expect(seenArea(desk, photo, false)).toBeUndefined();
  expect(seenArea(desk, photo, true)).toEqual({ left: 0, top: 0, width: 1500, height: 1000 });
  expect(seenArea({}, photo, true)).toMatchObject({ left: 750, width: 1500 });
  expect(seenArea({ crop: { right: 75 } }, photo, false)).toMatchObject({ width: 750 });
  expect(seenArea(desk, {}, true)).toBeUndefined();
});
