// Says what is wrong with the checker's verdict on a mutant, if anything is.
import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { shape } from "../../../src/content/catalogue/shape.ts";
import type { CompileResult } from "../../../src/content/compile.ts";
import type { Diagnostic } from "../../../src/content/diagnostics.ts";
import { renderSite } from "../../../src/site/render.tsx";
import type { Mutant } from "./mutants.ts";

/** ajv with the published schemas and nothing of the checker's: an independent judge of shape. */
const ajv = new Ajv2020({ strict: false, discriminator: true });
for (const file of ["", "blocks/"].flatMap((folder) =>
  readdirSync(`schema/${folder}`).map((name) => `${folder}${name}`),
)) {
  if (!file.endsWith(".json")) continue;
  ajv.addSchema(
    JSON.parse(readFileSync(`schema/${file}`, "utf8")) as object,
    `file:///schema/${file}`,
  );
}
const judges = {
  site: ajv.getSchema("file:///schema/site.schema.json"),
  page: ajv.getSchema("file:///schema/page.schema.json"),
};

/** What a wrong name of the right form is called; the schema may object to its form, too. */
const alsoShape = new Set(["unknown-page", "unknown-icon", "missing-media", "syntax-too-deep"]);

/** Names that site.json gives and that other places use; a change of one shows where it is used. */
const farAway = new Set([
  "unknown-fact",
  "unknown-template",
  "unfilled-parameter",
  "unknown-parameter",
  "wrong-recipient",
  "wrong-contact",
  "unsafe-address",
  "missing-alt",
  "missing-media",
  "nearly-a-fact",
  "written-out-fact",
]);

/** A sentence for each thing that is wrong; none for a right verdict. */
export function judge(mutant: Mutant, result: CompileResult): string[] {
  const errors = result.diagnostics.filter(({ severity }) => severity === "error");
  return [
    ...(mutant.isWrong && result.ok ? ["a mistake was let through"] : []),
    ...(!result.ok && errors.length === 0 ? ["rejected without a reason"] : []),
    ...judgeShape(mutant, result),
    ...(result.ok ? judgePage(mutant, result) : judgePlace(mutant, errors)),
    ...result.diagnostics.flatMap(judgeWords),
  ];
}

function judgeWords({ id, message, hint, line, column, endLine, endColumn }: Diagnostic): string[] {
  const isPlaced =
    line >= 1 && column >= 1 && (endLine > line || (endLine === line && endColumn > column));
  const text = `${message} ${hint}`;
  const isOdd =
    /\bundefined\b|\bNaN\b|\[object|\bmust (NOT|have|match|be (string|object|array|equal|number|integer|boolean))\b/.test(
      text,
    );
  return [...(isPlaced ? [] : [`${id} has no place`]), ...(isOdd ? [`${id} says: ${text}`] : [])];
}

function judgeShape({ file, text }: Mutant, { diagnostics }: CompileResult): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const isSeen = diagnostics.some(
      ({ id, file: at }) => id.startsWith("syntax-") && at.endsWith(`/${file}`),
    );
    return isSeen ? [] : ["JSON.parse rejects it, the checker finds no syntax error"];
  }
  const own = diagnostics.filter(({ file: at }) => at === `content/${file}`);
  if (own.some(({ id }) => id === "duplicate-field" || id === "reserved-field")) return [];
  const accepts = judges[file === "site.json" ? "site" : "page"]?.(value) === true;
  const finds = own.find(({ id }) => Object.hasOwn(shape, id));
  if (accepts && finds) return [`ajv accepts the shape, the checker finds ${finds.id}`];
  const other = own.some(({ id }) => alsoShape.has(id));
  return !accepts && !finds && !other ? ["ajv rejects the shape, the checker doesn't"] : [];
}

/** At least one error stands at or above the change, or in it, or where a name it defines is used. */
function judgePlace({ file, path, offset, text }: Mutant, errors: readonly Diagnostic[]): string[] {
  const own = errors.filter(({ file: at }) => at === `content/${file}`);
  const isFar = errors.some(({ id }) => farAway.has(id)) && file === "site.json";
  const listed = errors
    .map(({ file: at, line, id, pointer }) => `${at}:${line} ${id} ${pointer}`)
    .join("; ");
  const wrong = [`wrongly located: ${listed}`];
  if (isFar) return [];
  if (offset !== undefined) {
    const line = text.slice(0, offset).split("\n").length;
    return own.some((found) => found.line <= line + 1) ? [] : wrong;
  }
  const at = (path ?? [])
    .map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
  // A form's fields and what uses them stand side by side, as do a union's type and its fields.
  const block = /^\/blocks\/\d+/.exec(at)?.[0];
  const isNear = own.some(
    ({ pointer }) =>
      at.startsWith(pointer) ||
      pointer.startsWith(at) ||
      (block !== undefined && pointer.startsWith(block)),
  );
  const isElsewhere = errors.some(
    ({ id }) => id === "duplicate-id" || id === "second-main-heading" || id === "unknown-page",
  );
  return isNear || isElsewhere ? [] : wrong;
}

function judgePage({ file }: Mutant, result: CompileResult & { ok: true }): string[] {
  const { site } = result;
  const page = site.pages.find(({ name }) => `${name}.json` === file);
  const noted: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) =>
    void noted.push(`console.error: ${words.map(String).join(" ")}`);
  let html: string;
  try {
    html = renderSite(site, undefined, page ? [page] : site.pages).body;
  } catch (thrown) {
    return [`rendering threw ${String(thrown)}`];
  } finally {
    console.error = error;
  }
  const words = html.replaceAll(/<script[^]*?<\/script>/g, "").replaceAll(/<[^>]*>/g, " ");
  const attributes = [...html.matchAll(/ [\w-]+="([^"]*)"/g)].map(([, value]) => value).join("\n");
  const odd = /\bundefined\b|\bNaN\b|\[object Object\]/.exec(`${words}\n${attributes}`)?.[0];
  const ids = [...html.matchAll(/<[^>]*? id="([^"]*)"/g)].map(([, id]) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  const addresses = [...html.matchAll(/<[^>]*? (?:href|src|action|formaction|poster)="([^"]*)"/g)];
  const unsafe = addresses.map(([, address = ""]) => address).find((address) => !isSafe(address));
  const pages = html
    .replaceAll(/<template[^]*?<\/template>/g, "")
    .split("data-page-view=")
    .slice(1);
  const headings = pages.map((each) => [...each.matchAll(/<h1[ >]/g)].length);
  const bare = html.replaceAll(/="[^"]*"/g, "");
  const elements =
    /<(?!\/?(script|img|svg|noscript|template)\b)(iframe|object|embed|style|base|link)\b|<[^>]* on\w+=/i.exec(
      bare,
    );
  return [
    ...noted,
    ...(odd === undefined ? [] : [`the page says ${odd}`]),
    ...(twice === undefined ? [] : [`the id ${twice} stands there twice`]),
    ...(unsafe === undefined ? [] : [`an unsafe address: ${unsafe}`]),
    ...(headings.every((count) => count === 1)
      ? []
      : [`main headings a page: ${headings.join(", ")}`]),
    ...(elements ? [`an element that no view makes: ${elements[0]}`] : []),
  ];
}

function isSafe(address: string): boolean {
  return /^(https:\/\/|mailto:|tel:|#|\.\/|data:image\/svg\+xml,)/.test(address);
}
