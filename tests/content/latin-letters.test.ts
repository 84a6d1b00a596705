// Names made from titles in any language that is written in Latin letters.
import { expect, test } from "vitest";
import { latinLetters } from "../../src/content/text/latin-letters.ts";
import { nameFor } from "../../src/edit/operations/pages/page-names.ts";
import { stemOf } from "../../src/media/media-name.ts";

test.each([
  ["Smørrebrød", "smorrebrod"],
  ["Nos œuvres", "nos-oeuvres"],
  ["Łódź", "lodz"],
  ["Fiyatlarımız", "fiyatlarimiz"],
  ["İletişim", "iletisim"],
  ["Þjónusta", "thjonusta"],
  ["Đặt hàng", "dat-hang"],
  ["Ærø", "aero"],
  ["Góðan daginn", "godan-daginn"],
  ["Ħamrun", "hamrun"],
  ["Ələt", "elet"],
  ["Größe & Farbe", "grosse-farbe"],
  ["Æbler’n", "aeblern"],
  ["Col·legi", "collegi"],
])("%s is called %s", (title, name) => {
  expect(nameFor(title, new Map())).toBe(name);
  expect(stemOf(`${title}.jpg`)).toBe(name);
});

test.each([
  ["de", "Führerscheinklassen & Größen", "fuehrerscheinklassen-groessen"],
  ["de-AT", "ÄRZTE", "aerzte"],
  // As some keyboards write it: the letter, and its mark as a character of its own.
  ["de", "Fu\u0308hrerschein", "fuehrerschein"],
  ["da", "Smørrebrød på Ærø", "smoerrebroed-paa-aeroe"],
  ["fi", "Pääsivu", "paasivu"],
  ["tr", "Ürünler", "urunler"],
])("in a site in %s, a page %s is called %s", (language, title, name) => {
  expect(nameFor(title, new Map([["site.json", JSON.stringify({ language })]]))).toBe(name);
});

test("every Latin letter of Unicode becomes letters", () => {
  const all = Array.from({ length: 0x1ffff }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /^(?=\p{L})(?!\p{Lm})\p{sc=Latin}$/u.test(character));
  expect(all.length).toBeGreaterThan(1200);
  expect(all.filter((letter) => !/^[a-z]+$/.test(latinLetters(letter)))).toEqual([]);
});

test("letters of other scripts make no name, and none is ever empty", () => {
  expect(nameFor("О нас", new Map())).toBe("page");
  expect(stemOf("お問い合わせ.jpg")).toBe("file");
  expect(nameFor("О нас 2 go", new Map())).toBe("go");
});
