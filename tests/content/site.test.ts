// What site.json and contact details say: that it can be called, written to, shown.
import { describe, expect, test } from "vitest";
import { base, change, compileFiles, type Files } from "./base.ts";

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

test("the company's facts for search engines are checked like those for visitors", () => {
  const right = '{ "phone": "{{facts.phone}}", "email": "{{facts.email}}" }';
  expect(idsOf(withOrganization(right))).toEqual([]);
  const wrong = '{ "phone": "{{facts.email}}", "email": "{{facts.phone}}" }';
  expect(idsOf(withOrganization(wrong))).toEqual([
    "/organization/phone wrong-contact",
    "/organization/email wrong-contact",
  ]);
});

test("the contact for security reports must be an email address", () => {
  const withAddress = (address: string) =>
    change("site.json", '"homePage"', `"securityEmail": "${address}", "homePage"`);
  expect(idsOf(withAddress("{{facts.email}}"))).toEqual([]);
  expect(idsOf(withAddress("{{facts.phone}}"))).toEqual(["/securityEmail wrong-contact"]);
  expect(idsOf(withAddress("https://company.example/security"))).toEqual([
    "/securityEmail wrong-contact",
  ]);
});

test.each([
  ["favicon", "media/logo.avif"],
  ["sharePicture", "media/share.svg"],
])("a file that can't be the %s is wrong by its kind, not its name", (field, file) => {
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

test.each(["svg", "png", "jpg"])("a logo can be a %s file", (kind) => {
  const file = `media/logo.${kind}`;
  const files = change("site.json", '"homePage"', `"logo": { "src": "${file}" }, "homePage"`);
  const measured = new Map([[file, { kind, bytes: 900, width: 90, height: 30 }]]);
  const found = compileFiles(files, { media: ["media/favicon.svg", file], measured }).diagnostics;
  expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
});

test("a page's picture for shared links can be of the same kinds as the site's", () => {
  const file = "media/share.svg";
  const files = change("home.json", '"blocks"', `"sharePicture": "${file}",\n  "blocks"`);
  const media = ["media/favicon.svg", file];
  const found = compileFiles(files, { media }).diagnostics;
  expect(found.filter(({ severity }) => severity === "error")).toMatchObject([
    { id: "wrong-media", pointer: "/sharePicture" },
  ]);
});

test("a misspelled photo host is unused, and is reported with the one that was meant", () => {
  const photo =
    '"picture": { "src": "https://images.unsplash.com/photo", "alt": "A desk", "width": 800, "height": 600 },';
  let files = change("home.json", '"text": "We answer', `${photo}\n      "text": "We answer`);
  files = change("site.json", "images.unsplash.com", "image.unsplash.com", files);
  const [found] = compileFiles(files).diagnostics;
  expect(found).toMatchObject({ id: "unused-host", pointer: "/pictures/hosts/0/host" });
  expect(found?.message).toContain("images.unsplash.com");
});

describe("photo hosts that aren't listed", () => {
  const photo = (src: string) =>
    `"picture": { "src": "${src}", "alt": "A desk", "width": 800, "height": 600 },`;
  const text = '"text": "We answer every denial.",';
  const reported = (files: Files) =>
    compileFiles(files).diagnostics.map(({ file, id, message }) => `${file} ${id}: ${message}`);

  test("are reported at the list, each once, with the pages that show its photos", () => {
    const shown = photo("https://photos.example/1.jpg");
    const files = change(
      "contact.json",
      '"heading": "Contact us"',
      `${shown} "heading": "Contact us"`,
    );
    const both = change(
      "home.json",
      text,
      shown,
      new Map(files).set(
        "contact.json",
        (files.get("contact.json") ?? "").replace(
          /"picture": \{ "src": "https:\/\/images[^}]*\}, /,
          "",
        ),
      ),
    );
    const list = change("site.json", '{ "host": "images.unsplash.com" }', "", both);
    expect(reported(list)).toEqual([
      "content/site.json unlisted-host: Photos in home.json, contact.json come from photos.example, which isn't one of the photo hosts.",
    ]);
  });

  test("aren't reported for a sample's photo, which is drawn: its host is unused instead", () => {
    const own = "https://images.unsplash.com/desk";
    const sample = "https://images.unsplash.com/photo-1497366216548-37526070297c?sample";
    const files = change("contact.json", own, sample);
    const isSample = "content/contact.json sample-photo: This photo comes with the sample.";
    expect(reported(files)).toEqual([
      isSample,
      "content/site.json unused-host: No photo comes from images.unsplash.com.",
    ]);
    const unlisted = change("site.json", '{ "host": "images.unsplash.com" }', "", files);
    expect(reported(unlisted)).toEqual([isSample]);
  });

  test("aren't a second mistake where the list can't be read", () => {
    const files = change("home.json", text, photo("https://photos.example/1.jpg"));
    expect(
      reported(change("site.json", '[{ "host": "images.unsplash.com" }]', "12", files)),
    ).toEqual([expect.stringContaining("content/site.json wrong-type")]);
  });
});

test("a photo host that is listed twice would be asked in one of two ways", () => {
  const host = '{ "host": "images.unsplash.com" }';
  const files = change("site.json", host, `${host}, ${host}`);
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

describe("a picture's address", () => {
  const idsWith = (src: string, isPage = false) => {
    const picture = `"picture": { "src": "${src}", "alt": "A desk", "width": 800, "height": 600 },`;
    let files = change("home.json", '"text": "We answer every denial.",', picture);
    const { host } = new URL(src);
    const listed = `"host": "images.unsplash.com" }, { "host": "${host}"`;
    const isOther = host !== "images.unsplash.com" && !isPage;
    if (isOther) files = change("site.json", '"host": "images.unsplash.com"', listed, files);
    return compileFiles(files).diagnostics.map(({ id }) => id);
  };

  test.each([
    ["https://unsplash.com/photos/a-desk-4nulm-JUYFo"],
    ["https://unsplash.com/de/fotos/../photos/a-desk-4nulm-JUYFo"],
    ["https://www.pexels.com/photo/people-at-a-desk-3182812/"],
    ["https://pixabay.com/photos/desk-office-1234567/"],
    ["https://drive.google.com/file/d/1AbC/view?usp=sharing"],
    ["https://photos.app.goo.gl/AbCdEf"],
    ["https://www.google.com/imgres?imgurl=https%3A%2F%2Fdesk.example%2Fdesk.jpg"],
    ["https://www.google.co.uk/search?q=desk&udm=2"],
    ["https://images.app.goo.gl/AbCdEf"],
    ["https://www.bing.com/images/search?view=detailV2&q=desk"],
    ["https://duckduckgo.com/?q=desk&iax=images"],
    ["https://www.dropbox.com/s/abc/desk.jpg?dl=0"],
    ["https://www.dropbox.com/scl/fi/abc/desk.jpg?rlkey=x&dl=0"],
    ["https://www.flickr.com/photos/someone/1234567/"],
    ["https://commons.wikimedia.org/wiki/File:Desk.jpg"],
    ["https://imgur.com/gallery/abcde"],
    ["https://github.com/company/site/blob/main/desk.jpg"],
  ])("that is %s links to a page", (src) => {
    expect(idsWith(src, true)).toEqual(["page-for-picture"]);
  });

  test.each([
    ["https://images.unsplash.com/photo-1497366216548-37526070297c"],
    ["https://unsplash.com/photos/4nulm-JUYFo/download?w=800"],
    ["https://images.pexels.com/photos/3182812/pexels-photo-3182812.jpeg"],
    ["https://cdn.pixabay.com/photo/2016/03/27/desk.jpg"],
    ["https://www.dropbox.com/s/abc/desk.jpg?raw=1"],
    ["https://live.staticflickr.com/65535/1234_b.jpg"],
    ["https://upload.wikimedia.org/wikipedia/commons/a/a9/Desk.jpg"],
    ["https://i.imgur.com/abcde.jpg"],
    ["https://lh3.googleusercontent.com/abcde"],
    ["https://storage.googleapis.com/desk/desk.jpg"],
    ["https://imgur.com/abcde.jpg"],
    ["https://github.com/company/site/blob/main/desk.jpg?raw=true"],
    ["https://photos.company.example/photos/desk"],
  ])("that is %s may be a picture", (src) => {
    expect(idsWith(src)).toEqual([]);
  });
});

describe("two pages", () => {
  const withTitle = (title: string) =>
    change("contact.json", '"title": "Contact"', `"title": "${title}"`);

  test.each([["Home"], ["home"], [" Home "]])(
    "may not both be called %s: the one whose name sorts later is reported",
    (title) => {
      const reported = compileFiles(withTitle(title)).diagnostics;
      expect(reported.map(({ id, file }) => `${file} ${id}`)).toEqual([
        "content/home.json same-title",
      ]);
    },
  );

  test.each([["Home office"], ["Home | {{facts.phone}}"], ["At home"]])(
    "may be called Home and %s",
    (title) => {
      expect(compileFiles(withTitle(title)).diagnostics).toEqual([]);
    },
  );

  test("aren't reported for the same title where the facts in them aren't known", () => {
    const files = withTitle("{{facts.city}}");
    const both = change("home.json", '"title": "Home"', '"title": "{{facts.city}}"', files);
    expect(compileFiles(both).diagnostics.map(({ id }) => id)).toEqual(["missing-fact"]);
  });
});

describe("a link of the menu or the footer", () => {
  test.each([
    [
      '"label": "Home", "page": "home" },',
      '"label": "Portal", "href": "https://payer.example/" },',
    ],
    [
      '[{ "label": "Home", "page": "home" }]',
      '[{ "label": "Mail", "href": "mailto:{{facts.email}}" }]',
    ],
    [
      '[{ "label": "Contact", "page": "contact" }]',
      '[{ "label": "Terms", "href": "https://terms.example/" }]',
    ],
  ])("links to a page, %s, or to an address, %s", (page, address) => {
    const reported = compileFiles(change("site.json", page, address)).diagnostics;
    expect(reported).toEqual([]);
  });

  test("to a website under page is reported as an address", () => {
    const files = change("site.json", '"page": "contact"', '"page": "https://payer.example/"');
    const [found, ...others] = compileFiles(files).diagnostics;
    expect(found).toMatchObject({ id: "unknown-page" });
    expect(found?.hint).toContain('Write "href" instead of "page" for an address.');
    expect(others).toEqual([]);
  });

  test("with no target, or with two, is one mistake", () => {
    for (const end of ["", ', "page": "home", "href": "https://payer.example/"'])
      expect(idsOf(change("site.json", ', "page": "home"', end))).toEqual([
        "/navigation/0 button-target",
      ]);
  });
});

describe("a page that isn't there", () => {
  const reported = (files: Files, unusedFiles: string[] = []) =>
    compileFiles(files, { unusedFiles }).diagnostics.map(
      ({ id, file, hint }) => `${file.replace("content/", "")} ${id}: ${hint}`,
    );
  const without = (name: string) => new Map([...base].filter(([file]) => file !== name));

  test("however many links point to it, is one mistake", () => {
    const found = reported(without("contact.json")).filter((each) => !each.includes("unused"));
    expect(found).toEqual([
      'site.json missing-page: Add contact.json next to site.json, or change "contact" in content/site.json line 15, content/site.json line 25, content/home.json line 11.',
    ]);
  });

  test("is misspelled in each link if others link to the page", () => {
    const files = change("home.json", '"page": "contact"', '"page": "contct"');
    const links = '{ "label": "Home", "page": "home" },\n';
    const both = change("site.json", links, `${links}{ "label": "Us", "page": "contct" },`, files);
    expect(reported(both).map((each) => each.split(":")[0])).toEqual([
      "home.json unknown-page",
      "site.json unknown-page",
    ]);
  });

  test("because its file has another name is reported with the right name", () => {
    const [found, ...others] = reported(without("site.json"), ["site.json.txt"]);
    expect(found).toBe("site.json no-site-file: Rename site.json.txt to site.json.");
    expect(others).toEqual([]);
  });

  test("isn't reported where nothing links to it", () => {
    expect(reported(new Map(base), ["old-contact.json.txt"])).toEqual([
      "old-contact.json.txt unread-file: If it is a page, rename it to old-contact.json.",
    ]);
  });
});

test.each(["con", "nul", "aux", "prn", "com1", "lpt9"])(
  "a page called %s is an error, since Windows can't store its file",
  (name) => {
    const linked = new Map(
      [...base].map(([file, text]) => [
        file,
        text.replaceAll('"page": "contact"', `"page": "${name}"`),
      ]),
    );
    linked.set(`${name}.json`, base.get("contact.json") ?? "").delete("contact.json");
    const { diagnostics, ok } = compileFiles(linked);
    expect(diagnostics.map(({ file, id, message, hint }) => [file, id, message, hint])).toEqual([
      [
        `content/${name}.json`,
        "file-name",
        `Windows can't store a file called "${name}".`,
        `Rename the page and the links to it, for example ${name}-page.json.`,
      ],
    ]);
    expect(ok).toBe(false);
  },
);

test.each(["assets", "edit", "media"])(
  "a page called %s is an error where pages have addresses, and only there",
  (name) => {
    const files = new Map(base).set(`${name}.json`, base.get("contact.json") ?? "");
    const names = (all: typeof files) =>
      compileFiles(all).diagnostics.flatMap(({ id, message }) =>
        id === "file-name" ? [message] : [],
      );
    expect(names(files)).toEqual([]);
    const site = base.get("site.json")?.replace("{", '{ "addresses": true,') ?? "";
    expect(names(files.set("site.json", site))).toEqual([
      `A page with an address can't be called "${name}": the site has other files there.`,
    ]);
  },
);

test.each(["console", "null", "com", "lpt10"])("a page can be called %s", (name) => {
  const files = new Map(base).set(`${name}.json`, base.get("contact.json") ?? "");
  expect(compileFiles(files).diagnostics.map(({ id }) => id)).not.toContain("file-name");
});
