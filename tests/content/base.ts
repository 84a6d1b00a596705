// A small site without mistakes, and ways to break it.
import { compile, type CompileResult } from "../../src/content/compile.ts";
import type { Diagnostic } from "../../src/content/diagnostics/problem.ts";
import type { ContentInput } from "../../src/content/model/input.ts";
import { formatDiagnostic, linesOf } from "../../src/content/report/diagnostic-text.ts";
import type { Vocabulary } from "../../src/content/schema/vocabulary.ts";
import { engineVocabulary } from "../../src/content/schema/engine-vocabulary.ts";
import { firstSiteFiles } from "../fixtures/sites.ts";

// The site's own words are not what is tested here, so that they are those of another.
const wording = JSON.stringify(firstSiteFiles.site.wording).replaceAll(/\{\{.*?\}\}/g, "us");

export type Files = Map<string, string>;

const site = `{
  "$schema": "../schema/site.schema.json",
  "name": "Example Billing",
  "tagline": "You treat, We track",
  "url": "https://www.company.example/",
  "language": "en-US",
  "favicon": "media/favicon.svg",
  "homePage": "home",
  "facts": {
    "phone": "+1 (602) 555-0142",
    "email": "hello@company.example"
  },
  "navigation": [
    { "label": "Home", "page": "home" },
    { "label": "Contact", "page": "contact" }
  ],
  "footer": {
    "text": "Billing for practices.",
    "links": { "heading": "Quick links", "items": [{ "label": "Home", "page": "home" }] },
    "contact": {
      "heading": "Contact",
      "points": [{ "kind": "phone", "label": "Phone", "lines": ["{{facts.phone}}"] }]
    },
    "copyright": "© 2025 Example Billing",
    "legal": [{ "label": "Contact", "page": "contact" }]
  },
  "mail": {
    "publicKey": "public",
    "serviceId": "service",
    "templates": {
      "message": { "id": "template", "parameters": ["from", "reply_to", "to_email"] }
    }
  },
  "pictures": { "hosts": [{ "host": "images.unsplash.com" }] },
  "wording": ${wording}
}
`;

const home = `{
  "$schema": "../schema/page.schema.json",
  "title": "Home",
  "description": "What we do.",
  "blocks": [
    {
      "type": "hero",
      "level": 1,
      "heading": "You treat, We track",
      "text": "We answer every denial.",
      "actions": [{ "label": "Write to us", "page": "contact" }]
    },
    {
      "type": "cardGrid",
      "id": "values",
      "heading": "Core values",
      "cards": [
        { "icon": "shield-check", "heading": "Accuracy", "text": "Read twice." },
        { "icon": "clock", "heading": "Efficiency", "text": "Done today." }
      ]
    }
  ]
}
`;

/** From the one host that is listed. */
const photo =
  '{ "src": "https://images.unsplash.com/desk", "alt": "A desk", "width": 800, "height": 600 }';

const contact = `{
  "$schema": "../schema/page.schema.json",
  "title": "Contact",
  "description": "How to reach us.",
  "blocks": [
    { "type": "hero", "level": 1, "picture": ${photo}, "heading": "Contact us" },
    {
      "type": "form",
      "id": "message-form",
      "heading": "Write to us",
      "template": "message",
      "recipient": "{{facts.email}}",
      "subject": "Message from {name}",
      "parameters": { "from": "{name}", "reply_to": "{email}", "to_email": "{recipient}" },
      "fields": [
        { "type": "text", "name": "name", "label": "Name", "required": true },
        { "type": "email", "name": "email", "label": "Email", "required": true }
      ],
      "submit": "Send Message",
      "sending": "Sending…",
      "failure": {
        "text": "Please call us.",
        "contact": { "kind": "phone", "label": "Phone", "lines": ["{{facts.phone}}"] }
      },
      "success": {
        "heading": "Thank you",
        "text": "We reply within a day.",
        "again": "Send Another Message",
        "action": { "label": "Back to Home", "page": "home" }
      }
    }
  ]
}
`;

export const base: ReadonlyMap<string, string> = new Map([
  ["site.json", site],
  ["home.json", home],
  ["contact.json", contact],
]);

const icons = Object.fromEntries(["shield-check", "clock", "mail"].map((name) => [name, []]));

type Beside = Partial<
  Pick<
    ContentInput,
    "encodings" | "unreadable" | "unusedFiles" | "measured" | "schemas" | "siblingPages" | "theme"
  >
> & {
  media?: readonly string[];
  /** The engine's, if left out. */
  vocabulary?: Vocabulary;
};

/** Compiles with one media file, unless others are named, and three icons. */
export function compileFiles(
  files: ReadonlyMap<string, string>,
  { media = ["media/favicon.svg"], vocabulary = engineVocabulary, ...beside }: Beside = {},
): CompileResult {
  return compile(
    {
      folder: "content",
      files,
      media: new Map(media.map((name) => [name, `./${name}`])),
      icons,
      ...beside,
    },
    vocabulary,
  );
}

/** The base with one text replaced by another in one file. Throws where the text is missing. */
export function change(name: string, from: string, to: string, files = base): Files {
  const text = files.get(name) ?? "";
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
  return new Map(files).set(
    name,
    text.replace(from, () => to),
  );
}

/** What a person reads of every diagnostic. */
export function say(
  diagnostics: readonly Diagnostic[],
  files: ReadonlyMap<string, string>,
): string {
  return diagnostics
    .map((found) =>
      formatDiagnostic(found, linesOf(files.get(found.file.replace("content/", "")) ?? "")),
    )
    .join("\n\n");
}
