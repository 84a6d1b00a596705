// A search listing begins with the facts that the site has.
import { expect, test } from "vitest";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { ownSample } from "../../../src/edit/operations/own-sample.ts";
import { nodeAt } from "../../../src/edit/schema/node-at.ts";
import { samplesOf } from "../../../src/edit/schema/samples.ts";
import { asWritten } from "../../../src/content/translations/translation.ts";
import { base } from "../../content/base.ts";

/** What *Add* adds at a path of a site with these facts. */
function added(facts: object, path: readonly string[], language = "de"): unknown {
  const site = JSON.parse(base.get("site.json") ?? "") as object;
  const files = new Map([["site.json", JSON.stringify({ ...site, facts, language })]]);
  const node = nodeAt(engineVocabulary, "site.json", undefined, path);
  const sample = node && samplesOf(node, asWritten)[0]?.value;
  return node && sample !== undefined && ownSample(engineVocabulary, files, node, sample, language);
}

const listing = ["organization"];
const contacts = { phone: "+49 731 5550142", email: "hallo@company.example" };
const address = { street: "Lindenweg 5", city: "Ulm", postalCode: "89073" };

test("with its phone, email and address, and the country that a fact names", () => {
  const facts = { ...contacts, ...address, country: "Deutschland" };
  expect(added(facts, listing)).toEqual({
    phone: "{{facts.phone}}",
    email: "{{facts.email}}",
    address: {
      street: "{{facts.street}}",
      city: "{{facts.city}}",
      postalCode: "{{facts.postalCode}}",
      country: "DE",
    },
  });
});

test.each([
  ["fr-CH", "CH"],
  ["fr", ""],
])("without such a fact, the country is that of the language %s: “%s”", (language, country) => {
  expect(added(address, [...listing, "address"], language)).toMatchObject({ country });
});

test("what an address needs and no fact says is asked for", () => {
  expect(added({ street: "Lindenweg 5" }, listing)).toEqual({
    address: { street: "{{facts.street}}", city: "", country: "" },
  });
});

test("a phone number is found whatever its fact is called, and nothing is added for facts that are missing", () => {
  expect(added({ telefon: contacts.phone }, listing)).toEqual({ phone: "{{facts.telefon}}" });
  expect(added({}, listing)).toEqual({});
});
