// Reads files that aren't valid UTF-8, and preserves as much of them as possible.
import { expect, test } from "vitest";
import { decode, isReversible } from "../../src/media/decode.ts";

const page = '{ "title": "Café – “soon”", "text": "We don@t" }';
const withByte = (text: string, byte: number) =>
  Buffer.concat(
    text
      .split("@")
      .flatMap((part, index) => [Buffer.from(index === 0 ? [] : [byte]), Buffer.from(part)]),
  );

test("one stray byte changes no other character of a UTF-8 file", () => {
  const read = page.replace("@", "’");
  expect(decode(withByte(page, 0x92))).toEqual({
    text: read,
    encoding: { strays: [read.indexOf("’")] },
  });
});

test("the bytes of a character that was cut off are the only ones in doubt", () => {
  const bytes = Buffer.concat([
    Buffer.from('{ "a": "é'),
    Buffer.from([0xe2, 0x80]),
    Buffer.from('" }'),
  ]);
  expect(decode(bytes)).toEqual({ text: '{ "a": "éâ€" }', encoding: { strays: [9, 10] } });
});

test("a file of Windows-1252 is one, though two of its bytes happen to be a character of UTF-8", () => {
  const bytes = Buffer.from('{ "a": "\x93CAF\xc9\x94, na\xefve\x97" }', "latin1");
  expect(decode(bytes)).toEqual({ text: '{ "a": "“CAFÉ”, naïve—" }', encoding: "Windows-1252" });
});

test("a zero byte after the first bracket doesn't make a file UTF-16", () => {
  const bytes = Buffer.from('{\0 "title": "Café" }');
  expect(decode(bytes)).toEqual({ text: '{\0 "title": "Café" }' });
});

test.each([
  ["little-endian", Buffer.from(page, "utf16le")],
  ["big-endian", Buffer.from(page, "utf16le").swap16()],
])("UTF-16 without a byte order mark is recognized: %s", (_order, bytes) => {
  expect(decode(bytes)).toEqual({ text: page, encoding: "UTF-16" });
});

test("a mark that isn't at the start of a damaged file stays where it is", () => {
  const bytes = withByte('{ "a": "\uFEFFone@" }', 0x92);
  expect(decode(bytes)).toEqual({ text: '{ "a": "\uFEFFone’" }', encoding: { strays: [12] } });
});

test("a byte order mark and words of any length are written back as they were", () => {
  const long = Buffer.from(`\uFEFF{ "a": "${"words – ".repeat(20_000)}" }`);
  expect(isReversible(long)).toBe(true);
  const damaged = Buffer.concat([long, Buffer.from([0x92])]);
  expect([decode(damaged).text, isReversible(damaged)]).toEqual([`${long.toString()}’`, false]);
});
