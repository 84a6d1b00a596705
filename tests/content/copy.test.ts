// The checks of copy: written-out facts, labels, questions that a form must not ask, unused things.
import { afterEach, describe, expect, test } from "vitest";
import { hardCodedFacts } from "../../src/content/check/hard-coded-facts.ts";
import { buttonLabels, linkLabels } from "../../src/content/check/vague-labels.ts";
import { openingChoices } from "../../src/content/check/openings-in-forms.ts";
import { promisedFiles } from "../../src/content/check/promised-files.ts";
import type { Context } from "../../src/content/check/rule.ts";
import { sensitiveData } from "../../src/content/check/sensitive-data.ts";
import { applyFixes } from "../../src/content/report/apply-fixes.ts";
import { contactFacts } from "../../src/content/resolve/contact-facts.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { german } from "../../src/words/in-german.ts";
import { knowWords } from "../../src/words/known-words.ts";
import { base, change, compileFiles } from "./base.ts";
import { copyFixtures } from "./fixtures/copy.ts";
import { noSymbols } from "./no-symbols.ts";

afterEach(() => knowWords({}));

const contacts = contactFacts(
  {
    phone: "+1 (602) 555-0142",
    email: "hello@company.example",
    careersEmail: "careers@company.example",
    replyTime: "24 hours",
    postalCode: "641000",
  },
  new Map(),
);

/** A place of a site that has these facts and nothing else. */
const context: Context = {
  path: [],
  plan: {},
  file: "home.json",
  facts: {},
  symbols: { ...noSymbols, contacts },
};
const found = (text: string) =>
  hardCodedFacts
    .check(text, context)
    .map(({ id, values }) => [id, "fact" in values && values.fact]);

/** What is found in a text, and the very letters that it is found at. */
const foundAt = (text: string) =>
  hardCodedFacts
    .check(text, context)
    .map(({ id, location }) => [
      id,
      location.at === "part"
        ? text.slice(location.from, location.from + location.length)
        : undefined,
    ]);

describe("a fact written out is replaced with {{facts…}} on request", () => {
  const fixesOf = (label: string) =>
    compileFiles(change("home.json", "Write to us", label)).fixes.map(({ done }) => done);

  test("where there is room for its name", () => {
    expect(fixesOf("Call 602-555-0142 for an answer")).toEqual([
      'Replaced "602-555-0142" with the fact "Phone".',
    ]);
  });

  test("and a German screen names the fact as the author does", () => {
    knowWords(german);
    expect(fixesOf("Call 602-555-0142 for an answer")).toEqual([
      "„602-555-0142“ ist durch die Angabe „Telefon“ ersetzt.",
    ]);
  });

  test("but not where the text would become too long by it", () => {
    expect(fixesOf("Call 602-555-0142 to get an answer today")).toEqual([]);
  });
});

describe("a phone number or an email address in a text", () => {
  test.each([
    ["+1 (602) 555-0142"],
    ["(602) 555-0142"],
    ["602.555.0142"],
    ["16025550142"],
    ["tel:+16025550142"],
    ["+1\u00a0(602)\u00a0555\u20110142"],
    ["602/555-0142"],
    ["001 602 555 0142"],
    ["011 1 602 555 0142"],
    ["(+1) 602 555 0142"],
  ])("%s is the fact written out", (text) => {
    expect(found(`Call ${text} today.`)).toEqual([["written-out-fact", "phone"]]);
  });

  test("in capitals it is still the same address", () => {
    expect(found("Write to Careers@Company.example.")).toEqual([
      ["written-out-fact", "careersEmail"],
    ]);
  });

  test.each([
    ["**", "**"],
    ["*", "*"],
    ["_", "_"],
    ["__", "__."],
    ["“", "”"],
    ["‘", "’"],
    ["'", "'"],
    ["„", "“"],
    ["«", "»"],
    ["[", "](page:contact)"],
  ])("an address between %s and %s is that address, without them", (before, after) => {
    const address = "hello@company.example";
    expect(foundAt(`Write to ${before}${address}${after} or call.`)).toEqual([
      ["written-out-fact", address],
    ]);
  });

  test.each([
    ["Call ", "+1 (602) 555-0142", " 24 hours a day"],
    ["", "+1 (602) 555-0142", " (8 AM to 6 PM)"],
    ["", "+1\u00a0(602)\u00a0555-0142", "\u00a0(8 AM)"],
    ["", "602-555-0142", ". 24 hours a day"],
    ["1. ", "602-555-0142", ""],
    ["Call us (", "602-555-0142", ")"],
    ["Call us (", "(602) 555-0142", " 24/7)"],
    ["Call 24/7 ", "(602) 555-0142", ""],
    ["Since 2019 ", "602-555-0142", " 2025"],
    ["480-555-0199 / ", "602/555-0142", ""],
    ["+1 480 555 0199/", "602 555 0142", "/0199"],
    ["Phoenix, AZ 85004-1234 ", "602-555-0142", ""],
  ])("in %s%s%s exactly the number is found", (before, number, after) => {
    expect(foundAt(`${before}${number}${after}`)).toEqual([["written-out-fact", number]]);
  });

  test("a number that is nearly the fact is found without what follows it", () => {
    expect(foundAt("Call +1 (602) 555-0124 24 hours a day")).toEqual([
      ["nearly-a-fact", "+1 (602) 555-0124"],
    ]);
  });

  test("each of two numbers in a row is found", () => {
    expect(foundAt("602-555-0142 (602) 555-0124").map(([, text]) => text)).toEqual([
      "602-555-0142",
      "(602) 555-0124",
    ]);
  });

  test.each([
    ["+1 (602) 555-0124", "phone"],
    ["602-555-0143", "phone"],
    ["602-555-142", "phone"],
    ["helo@company.example", "email"],
    ["hello@company.com", "email"],
  ])("%s is nearly the fact", (text, fact) => {
    expect(found(`At ${text}`)).toEqual([["nearly-a-fact", fact]]);
  });

  test.each([
    ["+44 1632 960177"],
    ["2025-05-27"],
    ["ICD-10-CM, 270/271 and 837"],
    ["someone@else.example"],
    ["641000"],
    ["24 hours"],
    ["+44 602 555 0142"],
    ["44 (602) 555-0142"],
    ["+49 (1) 602 555 0142"],
    ["602-555-0142-33"],
    ["05/27/2025 or 27.05.2025"],
    ["1 000 000.00 to 2 500 000.00"],
    ["85004-1234"],
    ["835, 270/271, 276/277 and 999"],
    ["99213 99214 99215-25"],
    ["2019/2020/2021-2025"],
    ["{{facts.phone}}"],
  ])("%s has nothing to do with a fact", (text) => {
    expect(found(`See ${text}.`)).toEqual([]);
  });

  test("a fact that is a date isn't a phone number, so another date isn't nearly the fact", () => {
    expect(contactFacts({ effective: "05/27/2025", since: "2019-05-27" }, new Map())).toEqual([]);
  });

  // The longest text that a schema allows: a search that looked back at every digit would not come to an end.
  test.each(["1 ", "+1 (", "602 555 0142 ", "00/"])(
    "%s over and over is read to its end",
    (row) => {
      const text = row.repeat(10_000 / row.length);
      expect(found(`${text}, or 602-555-0142.`).at(-1)).toEqual(["written-out-fact", "phone"]);
    },
  );

  test("two facts with the same number are reported and not fixed", () => {
    const files = change("site.json", '"phone": "+1', '"fax": "602 555 0142",\n    "phone": "+1');
    const copy = change("home.json", "every denial", "on 602-555-0142 or {{facts.fax}}", files);
    const { diagnostics, fixes } = compileFiles(copy);
    expect(diagnostics.map(({ id }) => id)).toEqual(["written-out-fact"]);
    expect(fixes).toEqual([]);
  });
});

describe("a label", () => {
  const isFound = (label: string) =>
    buttonLabels.every(({ check }) => check({ label }, context).length === 1);

  test.each([
    ["Click here"],
    ["READ MORE…"],
    ["here »"],
    ["Learn more!"],
    ["Click here to learn more"],
    ["Please click here"],
    ["Click here for details"],
    ["Click here for more information"],
    ["For more info, click here"],
    ["Learn more here"],
    ["Read this"],
    ["Discover more"],
    ["Next"],
    ["Info"],
    ["Click  here"],
    ["Click\u00a0here"],
    ["Read-more"],
    ["→"],
    ["…"],
  ])("%s means nothing on its own", (label) => {
    expect(isFound(label)).toBe(true);
  });

  test.each([
    ["Read more about coding"],
    ["Learn more about coding"],
    ["Read our privacy policy"],
    ["See RCM Solutions"],
    ["Schedule Consultation"],
    ["Contact us"],
    ["Contact us here"],
    ["Get Started"],
    ["Home"],
    ["Press"],
    ["Open 24/7"],
    ["Next step: coding"],
    ["2"],
    ["835"],
    ["{{facts.phone}}"],
    ["询价"],
    [""],
  ])("%s is fine", (label) => {
    expect(isFound(label)).toBe(false);
  });

  test("of a link is found however many empty words it has", () => {
    const label = "Please click here to find out more, or for more information";
    const locations = linkLabels.check(`We code. [${label}](page:contact) [→](page:home)`, context);
    expect(locations.map(({ values }) => values)).toEqual([{ label }, { label: "→" }]);
  });
});

describe("a form field", () => {
  const asks = (label: string, name = "answer") =>
    sensitiveData.check({ type: "text", name, label }, context).length > 0;

  test.each([
    ["Social Security number"],
    ["SSN"],
    ["Driver’s license"],
    ["Member ID"],
    ["Blood group"],
    ["HIV status"],
    ["Mental health history"],
    ["Year of birth"],
    ["Voter ID"],
    ["PAN card number"],
    ["NHS number"],
    ["Driving licence"],
    ["Medicare number"],
    ["Date of birth"],
    ["DOB"],
    ["Diagnosis"],
    ["Current medications"],
    ["Medical history"],
    ["Insurance ID"],
    ["Patient name"],
    ["Patient’s name"],
    ["Patient's full name"],
    ["Name of patient"],
    ["Medical records"],
    ["Treatments"],
    ["SSNs"],
    ["Insurance IDs"],
    ["Diagnoses"],
    ["Tax ID"],
    ["Taxpayer identification number"],
    ["ITIN"],
    ["D.O.B."],
    ["D. O. B."],
    ["Member-ID"],
    ["Member #"],
    ["Member’s ID"],
    ["Group No."],
    ["Policy numbers"],
    ["Patient number"],
    ["Medicare Beneficiary Identifier"],
    ["MBI"],
    ["MRNs"],
    ["Insurance identification number"],
    ["State ID"],
    ["State-issued ID"],
    ["Policy holder ID"],
    ["Insured’s ID"],
    ["Illness"],
    ["Health concerns"],
    ["Health records"],
    ["Member\u00a0ID"],
    ["Name / date of birth"],
  ])("may not ask for %s", (label) => {
    expect(asks(label)).toBe(true);
  });

  test.each([
    ["memberId"],
    ["memberID"],
    ["dateOfBirth"],
    ["memberid"],
    ["dateofbirth"],
    ["insuranceid"],
    ["ssn1"],
    ["ssn4"],
    ["dob2"],
    ["ssnLast4"],
    ["patientdob"],
    ["patientDOB"],
    ["icd10"],
    ["taxid"],
  ])("may not hide the question in its name: %s", (name) => {
    expect(asks("Answer", name)).toBe(true);
  });

  test.each([
    ["businessname"],
    ["waiting"],
    ["combined"],
    ["adobeVersion"],
    ["groupNotes"],
    ["policynotes"],
    ["memberIdeas"],
    ["treatmentCenter"],
  ])("may have the name %s", (name) => {
    expect(asks("Answer", name)).toBe(false);
  });

  test.each([
    ["Name"],
    ["Phone Number"],
    ["Position"],
    ["Practice name"],
    ["Medical Coder"],
    ["Message"],
    ["Group practice"],
    ["Practice"],
    ["Specialty"],
    ["Current billing software"],
    ["Number of providers"],
    ["Group – number of providers"],
    ["State"],
    ["Email"],
    ["Company"],
    ["Treatment center name"],
    ["Claims per month"],
    ["Member of staff"],
    ["Members (number)"],
    ["Healthcare organization"],
    ["Insurance claims volume"],
    ["Insurance companies"],
    ["Patients per month"],
    ["Patient numbers"],
    ["Patient no-show rate"],
    ["Patient number per month"],
    ["Electronic medical records"],
    ["Medical records software"],
    ["Health information management"],
    ["NPI"],
    ["National Provider Identifier"],
    ["State license"],
    ["Infectious disease"],
    ["Date"],
  ])("may ask for %s", (label) => {
    expect(asks(label)).toBe(false);
  });

  test("may ask for anything that is allowed by name", () => {
    const field = {
      type: "text",
      name: "dob",
      label: "Date of birth",
      sensitive: "allowed",
    } as const;
    expect(sensitiveData.check(field, context)).toEqual([]);
  });
});

describe("a file field", () => {
  const promises = (help: string) =>
    promisedFiles.check({ type: "file", name: "resume", label: "Resume", help }, context).length >
    0;

  test.each([
    ["Attach your resume."],
    ["Upload it here and we will get it with your message."],
    ["{file} was sent. Thank you."],
    ["**{file}** will be sent with your application."],
    ["Your resume is included with your message."],
  ])("may not promise: %s", (help) => {
    expect(promises(help)).toBe(true);
  });

  test.each([
    ["Picking a file here doesn’t upload it. Please email it separately."],
    ["**{file}** stays on your device and is not sent with this form."],
    ["We can't receive it here."],
    ["Your file is never uploaded."],
    ["This only reminds you: send it with an email to us."],
    ["Nothing you pick here will be sent."],
    ["PDF or Word, up to two pages."],
    ["Attach it to an e-mail to {{facts.careersEmail}}."],
    ["It won’t be submitted; bring it to the interview."],
    ["Please email your resume instead of attaching it here."],
  ])("may say: %s", (help) => {
    expect(promises(help)).toBe(false);
  });
});

describe("a form where an opening is chosen", () => {
  const reportedChoices = (choices: string[], hidden: string[] = []) => {
    const items = ["Coder", "Caller", ...hidden].map((heading) => ({
      heading,
      opening: {},
      hidden: hidden.includes(heading),
    }));
    const options = choices.map((label) => ({ value: label, label }));
    const blocks = [
      { type: "list", items },
      { type: "form", fields: [{ type: "select", name: "position", options }] },
    ];
    const onPage = { ...context, plan: engineVocabulary.pagePlan };
    return openingChoices.check({ blocks }, onPage).map(({ values }) => values);
  };

  test("offers no opening that was removed", () => {
    expect(reportedChoices(["Coder", "Biller", "Caller", "Other"])).toEqual([{ label: "Biller" }]);
  });

  test.each([
    [["Coder", "Caller"]],
    [["Coder", "Caller", "Other"]],
    [["Caller", "Coder", "Something else"]],
    [["Coder", "Trainee", "Intern", "Caller", "Other"]],
    [["Billing", "Coding", "Other"]],
    [["Coder", "Billing", "Other"]],
  ])("may offer %s", (choices) => {
    expect(reportedChoices(choices)).toEqual([]);
  });

  test("offers no opening that is hidden", () => {
    expect(reportedChoices(["Coder", "Biller", "Caller", "Other"], ["Biller"])).toEqual([
      { label: "Biller" },
    ]);
  });
});

describe("what is left unused", () => {
  test("isn't reported as long as a mistake may be the reason", () => {
    const files = change("contact.json", '"template": "message"', '"template": "mesage"');
    expect(compileFiles(files).diagnostics.map(({ id }) => id)).toEqual(["unknown-template"]);
  });

  test.each([
    ["a comma is missing", '"Home",', '"Home"'],
    ["a field is misspelled", '"heading": "Core values"', '"haeding": "Core values"'],
    ["an icon doesn't exist", '"clock"', '"clok"'],
    ["an id has the wrong form", '"id": "values"', '"id": "Our Values"'],
  ])("is reported together with other mistakes, as when %s", (_what, from, to) => {
    const withFact = change("site.json", '"phone": ', '"fax": "none", "phone": ');
    const { diagnostics } = compileFiles(change("home.json", from, to, withFact));
    expect(diagnostics.map(({ file }) => file)).toEqual(["content/home.json", "content/site.json"]);
    expect(diagnostics[1]).toMatchObject({ id: "unused-fact", pointer: "/facts/fax" });
  });

  test.each([
    ["has a block of an unknown kind", '"type": "cardGrid"', '"type": "gallery"'],
    ["has a field that nothing explains", '"id": "values"', '"backdrop": "values"'],
  ])("isn't reported while a page %s, which may use it", (_what, from, to) => {
    const withFact = change("site.json", '"phone": ', '"fax": "none", "phone": ');
    const files = change("home.json", from, to, withFact);
    const ids = compileFiles(files).diagnostics.map(({ id }) => id);
    expect(ids).toHaveLength(1);
    expect(ids).not.toContain("unused-fact");
  });

  test("isn't reported while a page is cut off, because the rest may use it", () => {
    const files = change("site.json", '"phone": ', '"fax": "none", "phone": ');
    const home = base.get("home.json") ?? "";
    files.set("home.json", home.slice(0, home.indexOf('"heading": "Core')));
    const ids = compileFiles(files).diagnostics.map(({ id }) => id);
    expect(ids).toEqual(["syntax-bracket-unclosed"]);
  });

  test("a page that only a hidden button links to can't be reached", () => {
    const page = (base.get("home.json") ?? "")
      .replace('"values"', '"more-values"')
      .replace('"Home"', '"Services"');
    const button = '{ "label": "Our services", "page": "services"';
    const withPage = new Map(base).set("services.json", page);
    const reached = (end: string) =>
      compileFiles(change("home.json", '"actions": [', `"actions": [${button}${end}, `, withPage));
    expect(reached(" }").diagnostics).toEqual([]);
    expect(reached(', "hidden": true }').diagnostics.map(({ id }) => id)).toEqual([
      "unreached-page",
    ]);
  });
});

describe("typed hours while no page shows the site's opening hours", () => {
  const { files } = copyFixtures["typed-hours"];
  const typed =
    '"hours": { "heading": "Hours", "rows": [{ "days": "Daily", "hours": "By appointment" }] }';
  const onContact = (hours: string, home = files) =>
    change(
      "contact.json",
      '{ "type": "hero", "level": 1',
      `{ "type": "contactInfo", ${hours} },\n    { "type": "hero", "level": 1`,
      home,
    );
  const reported = (all: typeof files) =>
    compileFiles(all).diagnostics.flatMap(({ id, file }) => (id === "typed-hours" ? [file] : []));

  test("are reported on each page that has them", () => {
    expect(reported(onContact(typed))).toEqual(["content/contact.json", "content/home.json"]);
  });

  test("aren't reported where each location has its own", () => {
    expect(reported(onContact(typed.replace("Daily", "Monday")))).toEqual([]);
  });

  test("aren't reported beside hours that come from the site", () => {
    expect(reported(onContact('"hours": { "heading": "Hours" }'))).toEqual([]);
  });

  test("are removed automatically while they are a placeholder, and never if a person typed them", () => {
    expect(compileFiles(files).fixes).toEqual([]);
    const sample = change("home.json", "By appointment", "Your hours on these days", files);
    const { fixes } = compileFiles(sample);
    const fixed = applyFixes(sample.get("home.json") ?? "", fixes).text;
    expect(fixed).toContain('"hours": { "heading": "Hours" }');
    expect(compileFiles(new Map(sample).set("home.json", fixed)).diagnostics).toEqual([]);
  });
});
