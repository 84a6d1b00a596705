// A block keeps the name that it had in the gallery.
import { expect, test } from "vitest";
import { titleOf } from "../../src/content/schema/walk.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { blockSamples } from "../../src/edit/operations/new-block.ts";
import { valueTitle } from "../../src/edit/schema/node-at.ts";
import { asWritten } from "../../src/content/translations/translation.ts";

const { block, pagePlan } = engineVocabulary;
const called = (fields: object) => valueTitle(block, fields);

test("each block of the gallery has a name of its own", () => {
  const names = blockSamples(engineVocabulary, asWritten).map(({ name }) => name);
  expect(names).toEqual([
    "Page opening",
    "Call to action",
    "Card grid",
    "People or things with pictures",
    "Price plans",
    "Figures",
    "Steps",
    "Steps with pictures",
    "List",
    "Job openings",
    "Long text",
    "Picture with text",
    "Prices",
    "Questions and answers",
    "Quotes",
    "Logos",
    "Gallery",
    "Video",
    "News",
    "Events",
    "Contact information",
    "Business hours only",
    "Opening hours of the site",
    "Location",
    "Form",
  ]);
});

test.each(blockSamples(engineVocabulary, asWritten))(
  "$name is called so on the page and in what changed",
  ({ name, value }) => {
    expect(called(Object(value))).toBe(name);
    const ofBlocks = pagePlan.properties?.["blocks"]?.items;
    expect(ofBlocks && titleOf(ofBlocks, value)).toBe(name);
  },
);

const photo = { src: "media/desk.jpg", alt: "A desk" };
const phone = { kind: "phone", label: "Phone", lines: ["1"] };
const place = { kind: "place", label: "Address", lines: ["12 Example Street"] };
const hours = { heading: "Hours", rows: [{ days: "Monday", hours: "9" }] };
const button = { label: "Write to us", href: "mailto:a@b.example" };

test.each([
  ["a layout that no sample has is named by its type", { type: "list", layout: "columns" }, "List"],
  ["so is a list without a layout", { type: "list" }, "List"],
  [
    "prices are distinguished from long text by their tables",
    { type: "list", layout: "prose", items: [{ heading: "", text: "" }] },
    "Long text",
  ],
  [
    "and keep their name with more fields",
    {
      type: "list",
      layout: "prose",
      items: [{ heading: "Cuts", text: "All with a wash.", table: {} }],
    },
    "Prices",
  ],
  [
    "also with a picture, which a text beside it alone is named after",
    {
      type: "list",
      layout: "prose",
      items: [{ picture: photo, heading: "Cuts", table: { caption: "", rows: [] } }],
    },
    "Prices",
  ],
  [
    "a layout keeps its name with fewer fields than its sample",
    { type: "list", layout: "quotes", items: [{ heading: "Ada" }] },
    "Quotes",
  ],
  [
    "a call to action keeps its name wherever its button leads",
    { type: "hero", level: 2, heading: "Write", actions: [button] },
    "Call to action",
  ],
  [
    "an opening with a button is still a hero",
    { type: "hero", level: 1, heading: "Hello", actions: [button] },
    "Page opening",
  ],
  ["a hero that has only a heading is one", { type: "hero", heading: "Hello" }, "Page opening"],
  [
    "cards without pictures are a card grid",
    { type: "cardGrid", cards: [{ heading: "Ada", text: "Piano" }] },
    "Card grid",
  ],
  [
    "contact details with hours are contact information, whichever comes first",
    { type: "contactInfo", points: [place, phone], hours },
    "Contact information",
  ],
  [
    "so are contact details with a picture, unless they are an address",
    { type: "contactInfo", picture: photo, points: [phone] },
    "Contact information",
  ],
  [
    "a location keeps its name with a picture of one's own",
    { type: "contactInfo", picture: photo, points: [place] },
    "Location",
  ],
  ["a part of a block is called by its kind", { heading: "Ada" }, "Block"],
])("%s", (_case, fields, name) => {
  expect(called(fields)).toBe(name);
});
