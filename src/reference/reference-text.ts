// The reference for authors, content/reference/README.md: every block and field, in the words of the schemas.
import { isFields } from "../content/model/json.ts";
import { membersOf } from "../content/schema/members.ts";
import { follow, type Node, type Schema } from "../content/schema/read-schema.ts";
import type { Vocabulary } from "../content/schema/vocabulary.ts";

/** A heading and the text below it. */
interface Chapter {
  heading: string;
  node: Node;
}

/** Definitions with fields that several blocks share: each is explained once, at the end. */
const shared = ["action", "link", "picture", "video", "table", "contactPoint"];

/** Each block's file in schema/, in the order of the page's schema. */
export function blockFiles({ block }: Vocabulary): string[] {
  return membersOf(block.schema).flatMap(({ $ref = [] }) => $ref);
}

/** The files in schema/ that have examples: complete blocks, or some fields of site.json. */
export function exampleFiles(vocabulary: Vocabulary): string[] {
  return [...blockFiles(vocabulary), "site.schema.json"];
}

/** The name of the picture of an example, counted from 1. */
export function pictureName(file: string, count: number): string {
  return `${file.replace(/^blocks\/|\.schema\.json$/g, "")}-${count}.png`;
}

/** The text of the reference to everything that content can consist of, as Markdown. */
export function referenceText(vocabulary: Vocabulary): string {
  const { schemaFile } = vocabulary;
  const blocks = blockFiles(vocabulary).map((file) => {
    const node = schemaFile(file);
    return { heading: titleOf(node), node };
  });
  const parts = shared.map((name) => {
    const node = vocabulary.follow({ $ref: `parts.schema.json#/$defs/${name}` }, "");
    return { heading: titleOf(node), node };
  });
  const page = { heading: "A page", node: schemaFile("page.schema.json") };
  const site = { heading: "The whole site", node: schemaFile("site.schema.json") };
  const contents = [
    `- ${link(page.heading, page.heading)}: its name in search results and its blocks`,
    ...blocks.map(({ heading, node: { schema } }) => {
      const type = `\`"type": "${typeOf(schema)}"\``;
      return `- ${link(heading, heading)}, ${type}: ${lowerFirst(schema.description)}`;
    }),
    `- Used in several blocks: ${parts.map(({ heading }) => link(lowerFirst(heading), heading)).join(", ")}, ${link("text with Markdown", markdownHeading)}`,
    `- ${link(site.heading, site.heading)}, \`site.json\`: the business, navigation, search and sharing, forms and email`,
  ];
  return (
    [
      "<!-- Written from schema/ by `npm run reference`. Don't edit. -->",
      "# Every block and field",
      "Everything you can write in the files of the `content` folder. [The guide](../README.md) shows step by step how to change them.",
      "Fields marked **required** must be there. You can leave out all others.",
      contents.join("\n"),
      ...section(page),
      ...blocks.flatMap(withExamples),
      ...parts.flatMap(section),
      ...markdownSection,
      ...withExamples(site),
      "",
    ]
      .join("\n\n")
      .trimEnd() + "\n"
  );
}

const markdownHeading = "Text with Markdown";

const markdownSection = [
  `## ${markdownHeading}`,
  "Some texts can have formatting:",
  [
    "| you write | a visitor sees |",
    "| --- | --- |",
    "| `One paragraph.\\n\\nAnother one.` | two paragraphs: `\\n\\n` is an empty line between them |",
    "| `One line.\\nAnother one.` | two lines: `\\n` begins a new one |",
    "| `**bold**` and `*italic*` | **bold** and *italic* |",
    "| `In particular:\\n\\n- one\\n- another` | a list with bullets; write `1.` instead of `-` for numbers |",
    "| `[our contact page](page:contact)` | a link to a page of this site |",
    "| `[the payer’s portal](https://payer.example/)` | a link to another website |",
    "| `[our price list](media/prices.pdf)` | a link to your own file, with its type and size |",
    "| `[write to us](mailto:{{facts.email}})` | a link to an email address |",
  ].join("\n"),
  "In every text, with Markdown or without, `{{facts.phone}}` shows the fact `phone` from `site.json`.",
];

function withExamples({ heading, node }: Chapter): string[] {
  const examples = node.schema.samples ?? [];
  return [
    `## ${heading}`,
    node.schema.description ?? "",
    ...examples.flatMap((example, index) => [
      ...caption(node, example),
      `![${heading}, example ${index + 1}](${pictureName(node.file, index + 1)})`,
      `<details>\n<summary>How this is written</summary>\n\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\`\n\n</details>`,
    ]),
    ...fields({ heading, node }),
  ];
}

/** Says which field is shown, for an example of a single one, such as `{ "footer": { "social": [] } }`. */
function caption(node: Node, example: unknown): string[] {
  const { schema } = node;
  const [[name, value] = [], ...others] = isFields(example) ? Object.entries(example) : [];
  const field = others.length === 0 && name !== undefined && schema.properties?.[name];
  if (!field) return [];
  const found = follow(field, node);
  const within = caption(found, value);
  return within.length > 0 ? within : [`**${titleOf(found)}**`];
}

function section({ heading, node }: Chapter): string[] {
  return [`## ${heading}`, node.schema.description ?? "", ...fields({ heading, node })];
}

/** A table of the fields, then one for each group of fields inside it. */
function fields({ heading, node }: Chapter): string[] {
  const { schema } = node;
  const inside: Chapter[] = [];
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const found = follow(field, node);
    const required = schema.required?.includes(name) ? "**required**" : "";
    const cells = [
      `\`${name}\``,
      required,
      [found.schema.description, leftOut(found)].filter(Boolean).join(" "),
      whatToWrite(found, `${heading}: ${name}`, inside),
    ];
    return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  });
  return [
    ["| field | | what it is for | what to write |", "| --- | --- | --- | --- |", ...rows].join(
      "\n",
    ),
    ...inside.flatMap((part) => [
      `### ${part.heading}`,
      part.node.schema.description ?? "",
      ...fields(part),
    ]),
  ];
}

/** The default of a field that is left out. */
function leftOut({ schema }: Node): string {
  return typeof schema.default !== "string" ? "" : `In English, if left out: “${schema.default}”`;
}

/** The choices, each with its description from the schema. */
function choices(values: readonly unknown[], words: readonly string[] = []): string {
  return values
    .map((value, index) => [code(value), words[index]].filter(Boolean).join(": "))
    .join(words.length > 0 ? "<br>" : ", ");
}

/** What a value must be. Groups of fields that need their own table, under `heading`, are added to `inside`. */
function whatToWrite(node: Node, heading: string, inside: Chapter[]): string {
  const { schema } = node;
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return choices(schema.enum, schema.enumDescriptions);
  if (schema.type === "boolean") return "`true` or `false`";
  if (schema.type === "integer") return `a number, ${schema.minimum} to ${schema.maximum}`;
  if (schema.type === "number") return "a number";
  if (schema.type === "string") return textOf(node);
  if (schema.type === "array") {
    const items = follow(schema.items ?? {}, node);
    return `a list of ${schema.minItems ?? 0} to ${schema.maxItems}, each ${itemOf(items, heading, inside)}`;
  }
  const sharedTitle = sharedPart(node);
  if (sharedTitle !== undefined) return `a ${link(lowerFirst(sharedTitle), sharedTitle)}`;
  if (typeof schema.additionalProperties === "object") {
    const values = follow(schema.additionalProperties, node);
    return `names of your own, each with ${whatToWrite(values, heading, inside)}`;
  }
  inside.push({ heading, node });
  return link("its own fields", heading);
}

function textOf({ schema, definition }: Node): string {
  if (schema.format === "color-hex") return "a color: `#` and six digits or letters from a to f";
  if (definition === "parts.schema.json#page") return "a page’s name";
  if (definition === "parts.schema.json#linkedPage")
    return "a page’s name, or one with `#` and a block’s link name";
  if (definition === "parts.schema.json#icon") return "an icon’s name";
  if (definition === "parts.schema.json#id") return "a name of your own";
  const words =
    definition === "parts.schema.json#markdown" ? link("Markdown", markdownHeading) : "text";
  return schema.maxLength === undefined
    ? words
    : `${words}, at most ${schema.maxLength} characters`;
}

/** One item of a list, by its title. */
function itemOf(items: Node, heading: string, inside: Chapter[]): string {
  const { schema, definition } = items;
  if (definition === "page.schema.json#block") return "a block as described below";
  const own = heading.slice(0, heading.lastIndexOf(":"));
  if (schema.oneOf && schema.discriminator) {
    const links = membersOf(schema).map((option) => {
      const node = follow(option, items);
      const part = { heading: `${own}: ${lowerFirst(titleOf(node))}`, node };
      inside.push(part);
      return link(lowerFirst(titleOf(node)), part.heading);
    });
    return `one of: ${links.join(", ")}`;
  }
  if (!schema.properties || sharedPart(items) !== undefined)
    return whatToWrite(items, heading, inside);
  const part = { heading: `${own}: ${lowerFirst(titleOf(items))}`, node: items };
  inside.push(part);
  return `with ${link("its own fields", part.heading)}`;
}

/** The title of a shared part, whatever the name of the field that uses it. */
function sharedPart({ definition = "", schemas }: Node): string | undefined {
  const name = definition.replace("parts.schema.json#", "");
  const $ref = `parts.schema.json#/$defs/${name}`;
  return shared.includes(name) ? titleOf(follow({ $ref }, { schemas, file: "" })) : undefined;
}

const link = (words: string, heading: string): string => `[${words}](#${anchor(heading)})`;

function titleOf({ schema }: Node): string {
  return schema.title ?? "";
}

function typeOf({ properties }: Schema): string {
  return String(properties?.["type"]?.const);
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

/** A heading's anchor on GitHub. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");
}

function lowerFirst(text = ""): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
