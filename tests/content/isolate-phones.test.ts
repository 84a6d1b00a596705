// In a text from right to left, a phone number is isolated, so that its groups of digits stay in order.
import { expect, test } from "vitest";
import { isolatePhones } from "../../src/content/resolve/isolate-phones.ts";
import type { RichInline, RichText } from "../../src/content/model/notations.ts";
import { marked, readMarks } from "../../src/content/trace/marks.ts";

const paragraph = (...children: RichInline[]): RichText => [{ type: "paragraph", children }];
const isolated = (...children: RichInline[]): RichInline => ({ type: "isolate", children });

test("each number in a sentence is isolated, and every other character stays", () => {
  const text = paragraph("اتصل على +962 6 555 0148 أو (02) 555-0149 اليوم");
  expect(isolatePhones(text, "rtl")).toEqual(
    paragraph(
      "اتصل على ",
      isolated("+962 6 555 0148"),
      " أو ",
      isolated("(02) 555-0149"),
      " اليوم",
    ),
  );
});

test("numbers in lists and in bold text are isolated, too", () => {
  const bold: RichInline = { type: "strong", children: ["+962 6 555 0148"] };
  const list = { type: "list" as const, ordered: false, items: [paragraph(bold)] };
  expect(isolatePhones([list], "rtl")).toEqual([
    {
      ...list,
      items: [paragraph({ type: "strong", children: [isolated("+962 6 555 0148")] })],
    },
  ]);
});

test.each(["السعر 18.00 دينارًا", "منذ 1987 و 2025", "", "بلا أرقام"])(
  "a text without a phone number stays as it is: %s",
  (words) => {
    expect(isolatePhones(paragraph(words), "rtl")).toEqual(paragraph(...(words ? [words] : [])));
  },
);

test("a text from left to right stays as it is", () => {
  const text = paragraph("Call +962 6 555 0148.");
  expect(isolatePhones(text, "ltr")).toBe(text);
});

test("the marks of a fact stay around its value, for the editor", () => {
  const words = `هاتف ${marked("fact", 3, "+962 6 555 0148")} اليوم`;
  const [block] = isolatePhones(paragraph(words), "rtl");
  const pieces = block?.type === "paragraph" ? block.children : [];
  const [, number] = pieces;
  const inside = typeof number === "object" && "children" in number ? number.children[0] : "";
  expect(pieces).toHaveLength(3);
  expect(readMarks(String(inside))).toEqual({
    text: "+962 6 555 0148",
    stretches: [{ what: "fact", number: 3, from: 0, to: 15 }],
  });
});
