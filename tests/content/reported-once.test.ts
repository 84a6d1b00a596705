// Each message appears once, is true, and following it gives a valid file.
import { describe, expect, test } from "vitest";
import { base, change, compileFiles, type Files } from "./base.ts";

/** Every message as `file id: hint`. */
const reported = (files: Files, beside?: Parameters<typeof compileFiles>[1]) =>
  compileFiles(files, beside).diagnostics.map(
    ({ file, id, hint }) => `${file.replace("content/", "")} ${id}: ${hint}`,
  );

describe("a fact that is wrong itself is reported where it is defined, not where it is used", () => {
  test.each([
    ["no text", '"+1 (602) 555-0142"', "6025550142", "wrong-type: Put quotes before and after it."],
    ["empty", '"+1 (602) 555-0142"', '""', "empty-text: Write something"],
    [
      "followed by a space",
      '"+1 (602) 555-0142"',
      '"+1 (602) 555-0142 "',
      "wrong-form: Remove the space before or after it.",
    ],
    ["wrongly named", '"phone": "+1', '"Phone": "+1', "wrong-name: Start with a letter"],
    ["named with a hyphen", '"email": "', '"e-mail": "', "wrong-name: Start with a letter"],
  ])("%s", (_what, from, to, wanted) => {
    const found = reported(change("site.json", from, to));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`site.json ${wanted}`);
  });

  test("as no phone number, with where it is used as one", () => {
    const files = change("site.json", '"+1 (602) 555-0142"', '"call us"');
    expect(reported(files)).toEqual([
      "site.json wrong-fact: Write it like +1 (602) 555-0142. It is used in content/site.json line 22, content/contact.json line 23.",
    ]);
  });

  test.each([["hello(at)company.example"], ["hello.company.example"], ["hello@company"], ["…"]])(
    "as an address that is %s, in whatever it is used",
    (email) => {
      let files = change("site.json", "hello@company.example", email);
      const link = "[Write](mailto:{{facts.email}}).";
      files = change("home.json", "We answer every denial.", link, files);
      files = change("home.json", '"page": "contact"', '"href": "mailto:{{facts.email}}"', files);
      expect(reported(files)).toEqual([
        "site.json wrong-fact: Write it like name@company.example. It is used in content/home.json line 10, content/home.json line 11, content/contact.json line 12.",
      ]);
    },
  );

  test("but one that is right is misused in as many places as it is used wrongly", () => {
    let files = change(
      "contact.json",
      '"lines": ["{{facts.phone}}"]',
      '"lines": ["{{facts.email}}"]',
    );
    files = change(
      "site.json",
      '"lines": ["{{facts.phone}}"]',
      '"lines": ["{{facts.email}}"]',
      files,
    );
    expect(reported(files).filter((each) => each.includes("wrong-contact"))).toHaveLength(2);
  });

  test("a template with a wrong name", () => {
    const files = change("site.json", '"message": {', '"Message": {');
    const found = reported(files);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("site.json wrong-name");
  });
});

test("a text where a list of texts is expected is reported with the missing brackets", () => {
  const files = change("site.json", '["{{facts.phone}}"]', '"{{facts.phone}}"');
  expect(reported(files)).toEqual([
    'site.json wrong-type: Put it in brackets: ["{{facts.phone}}"].',
  ]);
});

test("a list of texts where one text is expected is reported with that text", () => {
  const text = '"text": ["We answer every denial.", "And track it."]';
  expect(reported(change("home.json", '"text": "We answer every denial."', text))).toEqual([
    'home.json wrong-type: Write one text: "We answer every denial. And track it.".',
  ]);
});

test("a text where another list is expected is reported with what goes into it", () => {
  const files = change(
    "home.json",
    /"cards": \[.*?\]/s.exec(base.get("home.json") ?? "")?.[0] ?? "",
    '"cards": "two"',
  );
  expect(reported(files).join()).not.toContain("in brackets");
});

test("a parameter with a meaningless name is reported with all answers that it could receive", () => {
  const files = change("site.json", '"from", "reply_to"', '"from", "bread", "reply_to"');
  expect(reported(files)).toEqual([
    'contact.json unfilled-parameter: Add "bread" here with what it should contain, one or more of {name}, {email}.',
  ]);
});

describe("a page's name where an address goes is reported as what it is", () => {
  const allowed = "https://…, mailto:… or tel:…";
  test.each([
    ["contact", 'Use "page": "contact" instead of "href", for a page of this site.'],
    ["https://contact", 'Use "page": "contact" instead of "href", for a page of this site.'],
    ["lessons", `Use "page": "lessons" instead of "href", for a page of this site, or ${allowed}.`],
    [
      "https://lessons/",
      `Use "page": "lessons" instead of "href", for a page of this site, or ${allowed}.`,
    ],
  ])("%s", (address, hint) => {
    const files = change("home.json", '"page": "contact"', `"href": "${address}"`);
    expect(reported(files).filter((each) => each.startsWith("home.json"))).toEqual([
      `home.json unsafe-address: ${hint}`,
    ]);
  });
});

describe("quotes that are the only mistake", () => {
  test.each([
    ['"level": 1', '"level": "1"', "unknown-value: Write it without quotes: 1."],
    ['"id": "values"', '"hidden": "false"', "wrong-type: Write it without quotes: false."],
    ['"heading": "Core values"', '"heading": 5', "wrong-type: Put quotes before and after it."],
    ['"heading": "Core values"', '"heading": null', "wrong-type: Write text."],
  ])("%s as %s", (from, to, wanted) => {
    expect(reported(change("home.json", from, to))).toEqual([`home.json ${wanted}`]);
  });
});

describe("opening hours", () => {
  const idsFor = (hours: string) =>
    compileFiles(
      change("site.json", '"homePage"', `"openingHours": { ${hours} }, "homePage"`),
    ).diagnostics.map(({ id }) => id);

  test("in another form aren't compared with the ones after them", () => {
    expect(idsFor('"monday": ["8:00am-12:00", "13:00-17:30"]')).toEqual(["wrong-form"]);
    expect(idsFor('"monday": ["08:00-12:00", "1 - 5"], "tuesday": ["noon", "9-5"]')).toEqual(
      Array(3).fill("wrong-form"),
    );
  });

  test("of the wrong type on one day leave those of the others checked", () => {
    const crossed = '"tuesday": ["08:00-12:00", "11:00-13:00"]';
    expect(idsFor(`"monday": "closed", ${crossed}`)).toEqual(["wrong-type", "crossed-times"]);
    const exceptions =
      '"exceptions": [{ "name": "Easter", "from": "2031-04-13", "open": "closed" }]';
    expect(idsFor(`${exceptions}, ${crossed}`)).toEqual(["wrong-type", "crossed-times"]);
  });
});

describe("a button", () => {
  test.each([['"contact"'], ["null"], ["7"]])("that is %s is of the wrong type only", (value) => {
    const files = change(
      "home.json",
      '[{ "label": "Write to us", "page": "contact" }]',
      `[${value}]`,
    );
    const [found, ...others] = reported(files);
    expect(found).toContain("home.json wrong-type");
    expect(others).toEqual([]);
  });
});

describe("words alone in a list", () => {
  const select = (options: string) =>
    change(
      "contact.json",
      '{ "type": "text", "name": "name", "label": "Name", "required": true }',
      `{ "type": "select", "name": "name", "label": "Name", "prompt": "Choose", "options": ${options} }`,
    );

  test("are reported once, with each as it should be", () => {
    expect(reported(select('["Red", "Blue", "Red"]'))).toEqual([
      'contact.json plain-entries: Write { "value": "Red", "label": "Red" }, { "value": "Blue", "label": "Blue" }, { "value": "Red", "label": "Red" }.',
    ]);
  });

  test("next to a correct entry are reported alone", () => {
    const found = reported(select('["Red", "Blue", { "value": "green", "label": "Green" }]'));
    expect(found).toHaveLength(1);
  });

  test.each([
    ["site.json", '"navigation": [', '"Prices",', '{ "label": "Prices", "page": "…" }'],
    ["home.json", '"cards": [', '"On time",', '{ "heading": "On time", "text": "…" }'],
    ["site.json", '"hosts": [', '"a.example",', '{ "host": "a.example" }'],
    ["site.json", '"points": [', '"Call us",', '{ "kind": "…", "label": "…", "lines": […] }'],
    ["home.json", '"blocks": [', '"Welcome",', '{ "type": "…" }'],
  ])(
    "in %s under %s are reported with the fields that they could be",
    (file, list, entry, line) => {
      const [found, ...others] = compileFiles(change(file, list, list + entry)).diagnostics;
      expect(found?.message).toBe("Expected fields in { }, found text.");
      expect(found?.hint).toContain(`Write ${line}.`);
      expect(others).toEqual([]);
    },
  );

  test("where words are right are right", () => {
    const files = change("home.json", '"level": 1,', '"level": 1, "track": ["Visit", "Paid"],');
    expect(reported(files)).toEqual([]);
  });
});

describe("a block of a misspelled type is read as the one that was meant", () => {
  test("also where a name in it is misspelled", () => {
    let files = change("home.json", '"type": "cardGrid"', '"type": "cardgird"');
    files = change("home.json", '"heading": "Core values"', '"haeding": "Core values"', files);
    files = change("home.json", '"clock"', '"clok"', files);
    const ids = compileFiles(files).diagnostics.map(({ id }) => id);
    expect(ids).toEqual(["unknown-type", "unknown-field", "unknown-icon"]);
  });

  test("and of an unknown one as far as names mean the same in all", () => {
    let files = change("home.json", '"type": "cardGrid"', '"type": "gallery"');
    files = change("home.json", '"heading": "Core values"', '"heading": "{{facts.fone}}"', files);
    const ids = compileFiles(files).diagnostics.map(({ id }) => id);
    expect(ids).toEqual(["unknown-type", "unknown-fact"]);
  });
});

test("a name that can't be what it resembles isn't changed into that", () => {
  const files = change(
    "home.json",
    '"actions": [{ "label": "Write to us", "page": "contact" }]',
    '"action": { "label": "Write to us", "page": "contact" }',
  );
  expect(compileFiles(files).fixes).toEqual([]);
});

test.each([
  ["quotations", "> ".repeat(1500)],
  ["lists", "- ".repeat(1500)],
  ["numbered lists", "1. ".repeat(1000)],
])("%s within one another, however many, are one mistake", (_what, characters) => {
  const files = change("home.json", "We answer every denial.", `${characters}Words`);
  const ids = compileFiles(files).diagnostics.map(({ id }) => id);
  expect(ids.filter((id) => id !== "too-long")).toEqual(["markdown-not-supported"]);
});

describe("a picture's size", () => {
  const src = '"src": "media/desk.jpg", "alt": "A desk"';
  const withPicture = (size: string) =>
    change("home.json", '"text": "We answer every denial.",', `"picture": { ${src}${size} },`);
  const beside = {
    media: ["media/favicon.svg", "media/desk.jpg"],
    measured: new Map([["media/desk.jpg", { kind: "jpg", bytes: 9000, width: 800, height: 600 }]]),
  };

  test.each([
    [', "width": 800, "height": 0', "out-of-range"],
    [', "width": 800, "height": 60000', "out-of-range"],
    [', "width": 800, "height": 600.5', "wrong-type"],
    [', "width": "800 px", "height": 600', "wrong-type"],
  ])("that is written as%s is one mistake, and isn't fixed automatically", (size, id) => {
    const result = compileFiles(withPicture(size), beside);
    expect(result.diagnostics.map((found) => found.id)).toEqual([id]);
    expect(result.fixes).toEqual([]);
  });

  test("is the number in quotes", () => {
    const result = compileFiles(withPicture(', "width": "800", "height": 600'), beside);
    expect(result.diagnostics.map(({ id, hint }) => `${id}: ${hint}`)).toEqual([
      "wrong-type: Write it without quotes: 800.",
    ]);
    expect(result.fixes.map(({ done }) => done)).toEqual(['Replaced "800" with 800.']);
  });

  test("is rewritten only where the numbers are wrong", () => {
    const { fixes } = compileFiles(withPicture(', "width": 801, "height": 600'), beside);
    expect(fixes.map(({ done }) => done)).toEqual([
      "Corrected the size of media/desk.jpg: 800 by 600 pixels.",
    ]);
  });
});

describe("a field by another name than the one that is missing", () => {
  test("is one mistake, and its value is checked", () => {
    const files = change("home.json", '"heading": "Accuracy"', '"title": "On {{facts.fone}}"');
    const { diagnostics, fixes } = compileFiles(files);
    expect(diagnostics.map(({ id, message }) => `${id}: ${message}`)).toEqual([
      'unknown-field: There is no field "title" in a card. Did you mean "heading"?',
      'unknown-fact: There is no fact "fone" in site.json.',
    ]);
    expect(fixes).toEqual([]);
  });

  test("unless it holds something else", () => {
    const files = change("home.json", '"heading": "Accuracy"', '"columns": 3');
    const ids = compileFiles(files).diagnostics.map(({ id }) => id);
    expect(ids).toEqual(["missing-field", "unknown-field"]);
  });
});

describe("a file's path on the author's computer is reported as that, and left to the author", () => {
  test.each([["C:\\Users\\Ann\\new office.svg"], ["C:\\\\Users\\\\Ann\\\\new office.svg"]])(
    "%s",
    (path) => {
      const files = change("site.json", "media/favicon.svg", path);
      const { diagnostics, fixes } = compileFiles(files);
      const problems = diagnostics.filter(({ id }) => id !== "unused-media");
      expect(problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
        'C:\\Users\\Ann\\new office.svg is on your own computer, where visitors can\'t reach it. Copy the file into the media folder, next to site.json, and write "media/new office.svg".',
      ]);
      expect(fixes.filter(({ fixedProblem }) => fixedProblem !== undefined)).toEqual([]);
    },
  );

  test("and in a text for visitors is a text", () => {
    const text = "Save it as C:\\\\claims\\\\june.csv, or anywhere.";
    expect(reported(change("home.json", "We answer every denial.", text))).toEqual([]);
  });
});

describe("what visitors would see as it is written", () => {
  test.each([["Our **core** values"], ["[Core](page:contact) values"], ["Core<br>values"]])(
    "in a plain text such as %s",
    (heading) => {
      const files = change("home.json", '"Core values"', `"${heading}"`);
      expect(compileFiles(files).diagnostics.map(({ id }) => id)).toEqual(["shown-as-written"]);
    },
  );

  test.each([
    ["Core&nbsp;values", "Write a space instead."],
    ["Core &amp; values", "Write & instead."],
    ["Core &#8211; values", "Write – instead."],
    ["Core &#xA0;values", "Write a space instead."],
  ])("in any text such as %s", (text, hint) => {
    for (const location of ["Core values", "We answer every denial."])
      expect(reported(change("home.json", location, text))).toEqual([
        `home.json shown-code: ${hint}`,
      ]);
  });

  test.each([
    ["R&D; claims & denials; AT&T;"],
    ["Write \\\\&amp; for an ampersand"],
    ["Q&A: what is &here; for?"],
  ])("but not in a text with Markdown such as %s", (text) => {
    expect(reported(change("home.json", "We answer every denial.", text))).toEqual([]);
  });

  test.each([
    ["We answer **every denial."],
    ["We answer ** every denial ** today."],
    ["We **answer every** denial, **today."],
    ["- We answer\\n- **every denial"],
    ["We **answer *every* denial."],
    ["We answer [every denial."],
    ["We answer [every denial(page:contact)."],
    ["We [answer](page:contact) [every denial."],
    ["We answer [every denial.\\n\\nSee [the](page:contact) office."],
  ])("in a text with unclosed Markdown: %s", (text) => {
    const found = compileFiles(change("home.json", "We answer every denial.", text)).diagnostics;
    expect(found.map(({ id }) => id)).toEqual(["unclosed-mark"]);
  });

  test.each([
    ["We answer **every denial**."],
    ["**[Our office](page:contact)** answers"],
    ["**We *answer* every** denial, ***all* of them**"],
    ["2 ** 3, 2**3, x ** y and ****1234"],
    ["Free for a month**\\n\\n**With a contract"],
    ["We answer \\\\*\\\\*every denial"],
    ["“We [the company] answer” [sic], [0, 5) and \\\\[every"],
    ["We answer [every\\ndenial](page:contact)"],
    ["*Terms apply, * and again"],
  ])("but nothing of %s", (text) => {
    expect(reported(change("home.json", "We answer every denial.", text))).toEqual([]);
  });

  test("as a space, where a new line was meant in a list of lines", () => {
    const files = change("site.json", '["{{facts.phone}}"]', '["{{facts.phone}}\\nDay and night"]');
    const text = files.get("site.json") ?? "";
    files.set("site.json", text.replace('"kind": "phone"', '"kind": "text"'));
    expect(reported(files)).toEqual([
      'site.json shown-as-space: Write each line as a separate text: "lines": ["One", "Two"].',
    ]);
  });

  test.each([["First\\nthen second"], ["First\\n\\nthen second"]])(
    "but a new line in a text with Markdown, which %s has, is shown",
    (text) => {
      expect(reported(change("home.json", "We answer every denial.", text))).toEqual([]);
    },
  );

  test.each([
    ["[our office] (page:contact)"],
    ["[our office](page: contact)"],
    ["[our office](page :contact)"],
    ["[our office](mailto : a@b.example)"],
    ["[our office]( page:contact )"],
    ["[our office](page:contact and more"],
    ["[our office](page:contact"],
  ])("in a text with Markdown such as %s", (link) => {
    const files = change("home.json", "We answer every denial.", `Write to ${link}`);
    const ids = compileFiles(files).diagnostics.map(({ id }) => id);
    expect(ids).toEqual(["broken-link"]);
  });

  test.each([
    ["5 * 3 ** 2, R&D; a < b > c [sic] (page 3)", '"Core values"'],
    [
      "[our office](page:contact) and [theirs](https://example.com/a_(b))",
      "We answer every denial.",
    ],
  ])("but not in %s", (text, location) => {
    const files = change("home.json", location, location.startsWith('"') ? `"${text}"` : text);
    expect(compileFiles(files).diagnostics).toEqual([]);
  });
});

describe("is reported with what to write, ready to paste", () => {
  test.each([
    ["www.payer.com", "https://www.payer.com"],
    ["payer.example/portal", "https://payer.example/portal"],
    ["office@payer.example", "mailto:office@payer.example"],
    ["+1 (480) 555-0100", "tel:+14805550100"],
  ])("a link to %s", (address, whole) => {
    const hint = `home.json unsafe-address: Write ${whole}`;
    expect(reported(change("home.json", '"page": "contact"', `"href": "${address}"`))).toEqual([
      hint,
    ]);
    const link = `See [their portal](${address.replaceAll(" ", "")}).`;
    const [found] = reported(change("home.json", "We answer every denial.", link));
    expect(found).toContain("home.json unsafe-address: Write ");
  });

  test.each([["javascript:alert(1)"], ["contact"], ["file.pdf"], ["//payer.com"]])(
    "but not a link to %s",
    (address) => {
      const [found] = reported(change("home.json", '"page": "contact"', `"href": "${address}"`));
      expect(found).toContain("unsafe-address: Use ");
    },
  );

  test.each([
    ["English", "en"],
    ["english (US)", "en"],
    ["Deutsch", "de"],
    ["German", "de"],
    ["Español", "es"],
    ["हिन्दी", "hi"],
    ["EN", "en"],
    ["en_us", "en-US"],
  ])("writes the language as %s", (written, code) => {
    expect(reported(change("site.json", '"en-US"', `"${written}"`))[0]).toBe(
      `site.json wrong-form: Write "${code}".`,
    );
  });

  test.each([["Klingon"], ["xx_yy"], ["e"], ["United States"]])(
    "writes %s, which isn't a language, reads how to write one",
    (written) => {
      expect(reported(change("site.json", '"en-US"', `"${written}"`))).toEqual([
        "site.json wrong-form: Write a language code in lowercase letters, for example en, de or es. To name the country too, add its code: en-US, en-IN.",
      ]);
    },
  );

  test.each([
    ["media\\favicon.svg", "media/favicon.svg"],
    ["media\\\\favicon.svg", "media/favicon.svg"],
    // Each of these characters means something else after a \.
    ["media\\new.svg", "media/new.svg"],
    ["media\\team.svg", "media/team.svg"],
    ["media\\us.svg", "media/us.svg"],
    ["media\\missing.svg", "media/missing.svg"],
  ])("writes %s", (written, meant) => {
    const files = change("site.json", "media/favicon.svg", written);
    const media = ["favicon", "new", "team", "us"].map((name) => `media/${name}.svg`);
    const problems = compileFiles(files, { media }).diagnostics.filter(
      ({ id }) => id !== "unused-media",
    );
    expect(problems.map(({ id, message, hint }) => `${id}: ${message} ${hint}`)).toEqual([
      `wrong-slash: "${written}" has a \\ where file names have a /. Did you mean "${meant}"? Write "${meant}".`,
    ]);
  });

  test("writes a character as its number in a file's name: that \\ is no wrong /", () => {
    const files = change("site.json", "media/favicon.svg", String.raw`media\u0000/favicon.svg`);
    const found = compileFiles(files).diagnostics.find(({ severity }) => severity === "error");
    expect(found).toMatchObject({ id: "missing-media", pointer: "/favicon" });
    expect(found?.message).toContain('Did you mean "media/favicon.svg"?');
  });

  test(String.raw`writes \/ for /, as some programs do: only another \ is wrong`, () => {
    const written = String.raw`media\/favicon.svg", "sharePicture": "media\new.png`;
    const files = change("site.json", "media/favicon.svg", written);
    const media = ["media/favicon.svg", "media/new.png"];
    const problems = compileFiles(files, { media }).diagnostics.map(({ id, pointer }) => [
      id,
      pointer,
    ]);
    expect(problems).toEqual([["wrong-slash", "/sharePicture"]]);
  });

  test("has no pages yet", () => {
    const files = new Map([["site.json", base.get("site.json") ?? ""]]);
    expect(reported(files)[0]).toContain("site.json missing-page: Add home.json next to site.json");
  });

  test("has no hero on a page", () => {
    const [hero = ""] =
      /^.*"heading": "Contact us" },\n/m.exec(base.get("contact.json") ?? "") ?? [];
    // And none of the photos that it had.
    const files = change("site.json", '{ "host": "images.unsplash.com" }', "");
    expect(reported(change("contact.json", hero, "", files))).toEqual([
      'contact.json no-main-heading: Start the page with a hero. Write above the first block: { "type": "hero", "level": 1, "heading": "What this page is for" },',
    ]);
  });
});

describe("a file that another program wrote is one mistake", () => {
  test.each([
    [
      "{\\rtf1\\ansi\\ansicpg1252\n{\\fonttbl\\f0 Arial;}\n\\{ \\}}",
      "an RTF file, from WordPad or TextEdit",
    ],
    [
      "PK\u0003\u0004\u0014\u0000[Content_Types].xml",
      "a document from Word or another office program (DOCX, ODT), or a ZIP archive",
    ],
    ["ÐÏ\u0011à¡±\u001aá", "a document from an older version of Word"],
    ["%PDF-1.7\n%âãÏÓ", "a PDF"],
    ['\n\n<!DOCTYPE html>\n<html lang="en"><body>{}</body></html>', "a web page (HTML)"],
    ["<!-- saved from url=(0014)about:internet -->\n<pre>{}</pre>", "a web page (HTML)"],
    ["From: <Saved by Blink>\nMIME-Version: 1.0", "a web page saved from a browser"],
    ["‰PNG\r\n\u001a\n", "a picture"],
  ])("%j", (text, what) => {
    const files = new Map(base).set("home.json", text);
    const { diagnostics } = compileFiles(files, {
      encodings: new Map([["home.json", "Windows-1252"]]),
    });
    expect(diagnostics.map(({ file, message, hint }) => [file, message, hint])).toEqual([
      [
        "content/home.json",
        `This is ${what}, not plain text.`,
        "Restore the file from an earlier version, and edit it in a plain text editor: Notepad, or TextEdit after “Make Plain Text”.",
      ],
    ]);
  });
});

describe("an item of a list without words is one mistake", () => {
  test.each([
    ["-", 1],
    ["1.", 1],
    ["*", 1],
    ["One thing:\\n\\n- first\\n-\\n- third", 1],
    ["1. first\\n2.", 1],
    ["- \\n- ", 2],
  ])("%s", (text, count) => {
    const files = change("home.json", "We answer every denial.", text);
    expect(compileFiles(files).diagnostics.map(({ id }) => id)).toEqual(
      Array.from({ length: count }, () => "empty-item"),
    );
  });

  test("with words there is none", () => {
    const text = "- first\\n- **second**\\n\\n1. third – and - more\\n2. fourth";
    expect(reported(change("home.json", "We answer every denial.", text))).toEqual([]);
  });
});

describe("dots in place of words", () => {
  test.each([
    ["home.json", '"We answer every denial."', '"..."', "left-out-words"],
    ["home.json", '"Write to us"', '"…"', "left-out-words"],
    ["contact.json", '"{{facts.phone}}"', '"…"', "wrong-contact"],
    ["site.json", '"+1 (602) 555-0142"', '"…"', "wrong-fact"],
  ])("are one mistake in %s for %s", (file, from, to, id) => {
    expect(compileFiles(change(file, from, to)).diagnostics.map((found) => found.id)).toEqual([id]);
  });

  test.each([["Sending…"], ["… and every denial is answered"], ["Wait ... for it"]])(
    "are none in %s",
    (text) => {
      expect(reported(change("home.json", "We answer every denial.", text))).toEqual([]);
    },
  );
});

test.each([
  ["a fact", "We answer\n{{facts.phone}} denials"],
  ["a link", "We answer\n[every](page:contact) denial"],
])("a line break before %s is one mistake", (_what, text) => {
  const files = change("home.json", "We answer every denial.", text);
  expect(compileFiles(files).diagnostics.map(({ id }) => id)).toEqual(["syntax-line-break"]);
});

test.each([[";"], ["."]])("a %s for the comma at the end of a line is one mistake", (character) => {
  const files = change("home.json", '"Core values",', `"Core values"${character}`);
  expect(reported(files)).toEqual([`home.json syntax-mistyped: Replace ${character} with ,`]);
});

describe("a slip in a line with several fields is reported where it is", () => {
  const field = '{ "type": "text", "name": "name", "label": "Name", "required": true }';
  const location = (found: { column: number; id: string; message: string }) =>
    `${found.column} ${found.id}: ${found.message}`;
  const quotes = `Expected straight double quotes (") around this text, found a '.`;

  test.each([
    ['"required": true', '"required": True', ["72 syntax-unquoted: Expected true, found True."]],
    [
      '"label": "Name", "required": true',
      '"required": yes, "label": "Name"',
      ["55 syntax-unquoted: Expected true, found yes."],
    ],
    [
      '"required": true',
      '"required": False, "autocomplete": "name"',
      ["72 syntax-unquoted: Expected false, found False."],
    ],
    [
      `"label": "Name"`,
      `'label': 'Name'`,
      [`43 syntax-quotes: ${quotes}`, `52 syntax-quotes: ${quotes}`],
    ],
    [
      `"label": "Name"`,
      `'label': 'Your dog's name'`,
      [`43 syntax-quotes: ${quotes}`, `52 syntax-quotes: ${quotes}`],
    ],
    [
      `"required": true`,
      `"required": true, 'autocomplete': 'name'`,
      [`78 syntax-quotes: ${quotes}`, `94 syntax-quotes: ${quotes}`],
    ],
    [`"Name"`, `'Name'`, [`52 syntax-quotes: ${quotes}`]],
  ])("%s as %s", (written, slip, wanted) => {
    const files = change("contact.json", field, field.replace(written, slip));
    expect(compileFiles(files).diagnostics.map(location)).toEqual(wanted);
  });
});

test("a number with a unit gets a report that says to write it without one", () => {
  expect(reported(change("home.json", '"level": 1', '"level": 1px'))).toEqual([
    'home.json syntax-unquoted: If it is a number, write only 1. Otherwise put a " before and after it.',
  ]);
});

test("an equals sign for a colon is one mistake", () => {
  const files = change("home.json", '"heading": "Core values"', '"heading" = "Core values"');
  expect(compileFiles(files).diagnostics.map(({ id }) => id)).toEqual(["syntax-mistyped"]);
});

test("the base of these tests has no problems", () => {
  expect(reported(new Map(base))).toEqual([]);
});
