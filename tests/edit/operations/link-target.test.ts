// What people choose and type for a link, and what content has for it.
import { expect, test } from "vitest";
import {
  streetAddress,
  readTarget,
  targetOf,
  type Linkable,
  type Target,
} from "../../../src/edit/operations/link-target.ts";
import { readLinkAddress } from "../../../src/content/text/address.ts";
import { fillFacts } from "../../../src/content/resolve/facts.ts";

const facts = {
  email: "desk@practice.example",
  phone: "+1 (503) 555-0176",
  street: "27 Causeway Street",
  city: "Fernwick Bay",
};
const place = "{{facts.street}}, {{facts.city}}";
const linkable: Linkable = {
  pages: [{ name: "team", title: "Our team" }],
  sections: () => [
    { id: "vets", heading: "The vets" },
    { id: "photo", heading: "" },
  ],
  facts,
  place,
};
const ownMap = "https://www.google.com/maps/search/?api=1&query={{facts.street}}%2C+{{facts.city}}";

test.each<[kind: Target["kind"], typed: string, href: string]>([
  ["page", "team", "page:team"],
  ["page", "team#vets", "page:team#vets"],
  ["website", "www.rights.example", "https://www.rights.example"],
  ["website", "https://rights.example/a?b=c#d", "https://rights.example/a?b=c#d"],
  ["email", " anna@other.example ", "mailto:anna@other.example"],
  ["email", "desk@practice.example", "mailto:{{facts.email}}"],
  ["phone", "(503) 555-0199", "tel:5035550199"],
  ["phone", "+1 (503) 555-0176", "tel:{{facts.phone}}"],
  ["file", "media/prices.pdf", "media/prices.pdf"],
  [
    "map",
    "12 Müller (East) & Son, Town #4",
    "https://www.google.com/maps/search/?api=1&query=12+M%C3%BCller+%28East%29+%26+Son%2C+Town+%234",
  ],
  ["map", "27 Causeway Street, Fernwick Bay", ownMap],
])("a link to the %s %j is written as %j, and read back", (kind, name, href) => {
  const read = readTarget({ kind, name }, linkable);
  expect(read).toMatchObject({ is: "link", href });
  const again = targetOf(href, facts);
  expect(again.kind).toBe(kind);
  expect(readTarget(again, linkable)).toMatchObject({ is: "link", href });
  const isOnSite = kind === "page" || kind === "file";
  expect(readLinkAddress(fillFacts(href, facts).text) === undefined).toBe(isOnSite);
});

test("an address with a fact that would cut it is written out", () => {
  const cut = { ...linkable, facts: { ...facts, street: "27 Causeway Street #4" } };
  const name = "27 Causeway Street #4, Fernwick Bay";
  const read = readTarget({ kind: "map", name }, cut);
  expect(read).toMatchObject({ is: "link" });
  expect(read.is === "link" && targetOf(read.href, cut.facts)).toEqual({ kind: "map", name });
  expect(read.is === "link" && read.href).toContain("%234");
});

test.each<Target>([
  { kind: "page", name: "" },
  { kind: "page", name: "removed" },
  { kind: "website", name: "nowhere" },
  { kind: "website", name: "javascript:alert(1)" },
  { kind: "email", name: "anna" },
  { kind: "email", name: "anna@a.example, ben@b.example" },
  { kind: "phone", name: "ask for Anna" },
  { kind: "file", name: "" },
  { kind: "map", name: "  " },
])("$kind $name isn't a link: the author reads what is missing", (target) => {
  expect(readTarget(target, linkable)).toMatchObject({ is: "unclear" });
});

test.each([
  "mailto:{{facts.email}}",
  "mailto:{{ facts.email }}?subject=Hello",
  "tel:+1-503-555-0176",
  "https://www.google.com/maps/search/?api=1&query=Town%20Hall",
  "https://rights.example/{{facts.city}}",
])("the link %j stays as it is written when the dialog is confirmed", (href) => {
  expect(readTarget(targetOf(href, facts), linkable, href)).toMatchObject({ href });
});

test.each([
  ["DE", "en", "Lindenweg 5, 89073 Ulm"],
  ["{{facts.country}}", "en", "Lindenweg 5, 89073 Ulm"],
  ["US", "de", "Lindenweg 5, Ulm, 89073"],
  [undefined, "de-AT", "Lindenweg 5, 89073 Ulm"],
  [undefined, "en-US", "Lindenweg 5, Ulm, 89073"],
  ["IN", "de", "Lindenweg 5, Ulm, 89073"],
])("an address in %s on a site in %s is written as there", (country, language, written) => {
  const address = { street: "Lindenweg 5", city: "Ulm", postalCode: "89073", country };
  const value = { language, facts: { country: "de" }, organization: { address } };
  expect(streetAddress(new Map([["site.json", JSON.stringify(value)]]))).toBe(written);
});

test("the site's own place is its address, with its facts", () => {
  const organization = { address: { street: "{{facts.street}}", city: "Town", country: "US" } };
  const site = (value: object) => new Map([["site.json", JSON.stringify(value)]]);
  expect(streetAddress(site({ organization }))).toBe("{{facts.street}}, Town");
  expect(streetAddress(site({}))).toBeUndefined();
  expect(streetAddress(site({ organization: { address: {} } }))).toBeUndefined();
});
