// A Mac names a file Bu¨ro.jpg, with the two dots as a character of their own, and keyboards write Büro.jpg.
import fc from "fast-check";
import { expect, it } from "vitest";
import { applyFixes } from "../../src/content/report/apply-fixes.ts";
import { change, compileFiles } from "./base.ts";

/** Every letter that can be stored in two ways, such as é, 한 and が. */
const accented = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((each) => each.normalize("NFD") !== each && each.normalize("NFC") === each);

const name = fc
  .array(fc.constantFrom(...accented, "a", "b", "-"), { minLength: 1, maxLength: 6 })
  .map((letters) => letters.join(""))
  .filter((letters) => letters.normalize("NFC") !== letters.normalize("NFD"));

const places: readonly [string, (file: string) => Map<string, string>][] = [
  [
    "a picture",
    (file) =>
      change(
        "home.json",
        '"text": "We answer every denial.",',
        `"picture": { "src": "${file}", "alt": "A desk", "width": 3, "height": 2 },`,
      ),
  ],
  ["a link in a text", (file) => change("home.json", "every denial", `every [denial](${file})`)],
];

it.each(places)("the file of %s is found in the other way to store its name", (_, write) => {
  fc.assert(
    fc.property(name, fc.boolean(), (letters, isComposed) => {
      const [here, there] = isComposed ? ["NFC", "NFD"] : ["NFD", "NFC"];
      const kind = _ === "a picture" ? "jpg" : "pdf";
      const on = (form: string | undefined) => `media/${letters.normalize(form)}.${kind}`;
      const media = ["media/favicon.svg", on(there)];
      const files = write(on(here));
      const { diagnostics, fixes } = compileFiles(files, { media });
      expect(diagnostics.map(({ id }) => id)).toEqual(["missing-media"]);
      expect(diagnostics[0]?.message).toContain("stores its accents in another way");
      const fixed = applyFixes(files.get("home.json") ?? "", fixes).text;
      expect(fixed).toBe(write(on(there)).get("home.json"));
    }),
    { numRuns: 200 },
  );
});

it("a name with one accent less is another name", () => {
  const files = change("home.json", "every denial", "every [denial](media/Bü.pdf)");
  const { diagnostics, fixes } = compileFiles(files, {
    media: ["media/favicon.svg", "media/Bu.pdf"],
  });
  expect(diagnostics[0]?.message).toContain('There is no file "media/Bü.pdf".');
  expect(fixes).toEqual([]);
});
