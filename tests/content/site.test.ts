// What site.json and contact details say: that it can be called, written to, shown.
import { expect, test } from "vitest";
import { change, compileFiles, type Files } from "./base.ts";

const idsOf = (files: Files) =>
  compileFiles(files).diagnostics.map(({ id, pointer }) => `${pointer} ${id}`);

const withLine = (line: string) =>
  change("contact.json", '"lines": ["{{facts.phone}}"]', `"lines": ["${line}"]`);

test.each([
  ["(602) 555-0199"],
  ["602/555-0199"],
  ["602.555.0199"],
  ["+44 20 7946 0958"],
  ["602 555 0199 ext. 12"],
])("%s can be called", (line) => {
  expect(idsOf(withLine(line))).toEqual([]);
});

test.each([["call us"], ["Tel. 602 555 0199"], ["12345"], ["1".repeat(30)]])(
  "%s can't be called",
  (line) => {
    expect(idsOf(withLine(line))).toEqual(["/blocks/1/failure/contact/lines/0 wrong-contact"]);
  },
);

test.each([["www.company.example"], ["https://www.company.example/contact"]])(
  "%s can be visited",
  (line) => {
    const point = `"kind": "website", "label": "Web", "lines": ["${line}"]`;
    const from = '"kind": "phone", "label": "Phone", "lines": ["{{facts.phone}}"]';
    expect(idsOf(change("contact.json", from, point))).toEqual([]);
  },
);

const withOrganization = (fields: string) =>
  change("site.json", '"homePage"', `"organization": ${fields}, "homePage"`);

test("what search engines are told of the company is checked as what visitors are", () => {
  const right = '{ "phone": "{{facts.phone}}", "email": "{{facts.email}}" }';
  expect(idsOf(withOrganization(right))).toEqual([]);
  const wrong = '{ "phone": "{{facts.email}}", "email": "{{facts.phone}}" }';
  expect(idsOf(withOrganization(wrong))).toEqual([
    "/organization/phone wrong-contact",
    "/organization/email wrong-contact",
  ]);
});

test.each([
  ["favicon", "media/logo.avif"],
  ["sharePicture", "media/share.svg"],
])("a file that can't be the %s is no mistake of its name but of its kind", (field, file) => {
  const files = change("site.json", '"homePage"', `"${field}": "${file}", "homePage"`);
  const text = (files.get("site.json") ?? "").replace('"favicon": "media/favicon.svg",', (same) =>
    field === "favicon" ? "" : same,
  );
  const media = ["media/favicon.svg", file];
  const found = compileFiles(files.set("site.json", text), { media }).diagnostics;
  expect(found.filter(({ severity }) => severity === "error")).toMatchObject([
    { id: "wrong-media", pointer: `/${field}` },
  ]);
});

test("a misspelled photo host is one that no photo comes from, and is told what was meant", () => {
  const photo =
    '"picture": { "src": "https://images.unsplash.com/photo", "alt": "A desk", "width": 800, "height": 600 },';
  let files = change("home.json", '"text": "We answer', `${photo}\n      "text": "We answer`);
  files = change("site.json", '"hosts": []', '"hosts": [{ "host": "image.unsplash.com" }]', files);
  const [found] = compileFiles(files).diagnostics;
  expect(found).toMatchObject({ id: "unused-host", pointer: "/pictures/hosts/0/host" });
  expect(found?.message).toContain("images.unsplash.com");
});

test("a photo host that is listed twice would be asked in one of two ways", () => {
  const host = '{ "host": "images.unsplash.com" }';
  const files = change("site.json", '"hosts": []', `"hosts": [${host}, ${host}]`);
  expect(idsOf(files)).toEqual(["/pictures/hosts/1/host duplicate-name"]);
});

test.each([['"publicKey": "public"'], ['"serviceId": "service"'], ['"id": "template"']])(
  "%s, copied with a space, is no id of the mail service",
  (written) => {
    const [found] = compileFiles(
      change("site.json", written, written.replace(/"$/, ' "')),
    ).diagnostics;
    expect(found).toMatchObject({ id: "wrong-form", severity: "error" });
  },
);

test.each([
  "https://www.company.example/$a/",
  "https://www.company.example//a//",
  "https://*.example/",
])("the site can't be at %s, which hosts would read otherwise", (url) => {
  const files = change("site.json", "https://www.company.example/", url);
  expect(compileFiles(files).diagnostics.map(({ id, line }) => `${line} ${id}`)).toEqual([
    "5 unsafe-address",
  ]);
});

test.each(["https://www.company.example/", "https://company.example/sub-folder/v1.2/"])(
  "the site can be at %s",
  (url) => {
    const files = change("site.json", "https://www.company.example/", url);
    expect(compileFiles(files).diagnostics).toEqual([]);
  },
);
