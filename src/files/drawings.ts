// Whether an SVG file is a drawing that browsers show, and nothing more: one that is opened by itself may run scripts.
import { parseXml, XmlElement, XmlProcessingInstruction, type XmlNode } from "@rgrove/parse-xml";
import type { Measured } from "../content/model/symbols.ts";
import { decode } from "./decode.ts";

/** In bytes. Browsers take seconds to draw a larger one, each time. */
const mostBytes = 5_000_000;

const namespace = "http://www.w3.org/2000/svg";

/** Elements that run what they hold or lead to. */
const activeElements = new Set(["script", "iframe", "object", "embed"]);

/** What gives elements attributes, or a file declarations, that stand nowhere in it. */
const activeDeclaration = /<!(?:ATTLIST|ENTITY\s+%)/;

/** Of the declaration that a file begins with, what it says of its encoding. */
const encodingDeclaration =
  /^\uFEFF?<\?xml\s(?:(?!\?>)[^])*?\sencoding\s*=\s*(["'])\s*([^]*?)\s*\1/i;

const entityDeclaration = /<!ENTITY\s+([\w.:-]+)\s+(["'])([^]*?)\2/g;

/** Whether this is meant as a drawing: the first element of what may be XML is called so. */
export function isDrawing(content: Uint8Array): boolean {
  const start = decode(content.subarray(0, 10_000)).text;
  const prolog =
    /^\uFEFF?\s*(?:<\?[^]*?\?>\s*|<!--[^]*?-->\s*|<!DOCTYPE\s+(?!html)[^[>]*(?:\[[^\]]*\]\s*)?>\s*)*/i;
  return /^<(?:[\w-]+:)?svg\b/.test(start.replace(prolog, ""));
}

/** What is found in a drawing: above all, what keeps it from being shown. */
export function lookIntoDrawing(content: Uint8Array): Pick<Measured, "flaw" | "hasLetters"> {
  if (content.length > mostBytes) return { flaw: { why: "endless" } };
  const { text, encoding } = decode(content);
  // Browsers take bytes that aren't UTF-8 for Windows-1252.
  const guessed = typeof encoding === "object" ? "Windows-1252" : encoding;
  const unread = otherEncoding(text) ?? guessed;
  if (unread !== undefined) return { flaw: { why: "encoded", encoding: unread } };
  const [declared] = activeDeclaration.exec(text) ?? [];
  const entities = entitiesIn(text);
  if (declared !== undefined || !entities)
    return { flaw: { why: "active", written: declared ?? "<!ENTITY" } };
  try {
    const { root, children } = parseXml(text, {
      resolveUndefinedEntity: (reference) => entities.get(reference),
    });
    if (!root || !isSvg(root)) return { flaw: { why: "damaged" } };
    const written = children.map(firstActive).find((found) => found !== undefined);
    if (written !== undefined) return { flaw: { why: "active", written } };
    return hasLetters(root) ? { hasLetters: true } : {};
  } catch {
    return { flaw: { why: "damaged" } };
  }
}

/**
 * What a drawing says that it is written in, if not in UTF-8. Browsers would read other elements in it than are found
 * here: in Shift_JIS, for example, a byte before a quotation mark may make a letter of both.
 */
function otherEncoding(text: string): string | undefined {
  const declared = encodingDeclaration.exec(text)?.[2];
  return declared === undefined || /^utf-?8$/i.test(declared) ? undefined : declared;
}

/**
 * What drawing programs let stand for long names.
 * @returns nothing where it may be read in two ways, or stands for more than words
 */
function entitiesIn(text: string): Map<string, string> | undefined {
  const entities = new Map<string, string>();
  for (const [, name = "", , value = ""] of text.matchAll(entityDeclaration)) {
    if (entities.has(`&${name};`) || /[<&]/.test(value)) return undefined;
    entities.set(`&${name};`, value);
  }
  return entities;
}

/** Without its namespace, no browser knows what the elements are. */
function isSvg({ name, attributes }: XmlElement): boolean {
  const [prefix, local] = name.includes(":") ? name.split(":") : [undefined, name];
  return (
    local === "svg" && attributes[prefix === undefined ? "xmlns" : `xmlns:${prefix}`] === namespace
  );
}

/** The first thing that would run, as it is written. */
function firstActive(node: XmlNode): string | undefined {
  // It may name a style sheet of a kind that writes elements.
  if (node instanceof XmlProcessingInstruction)
    return node.name === "xml-stylesheet" ? `<?${node.name}?>` : undefined;
  if (!(node instanceof XmlElement)) return undefined;
  const { name, attributes, children } = node;
  if (activeElements.has(localName(name).toLowerCase())) return `<${name}>`;
  const attribute = Object.entries(attributes).find(
    ([each, value]) =>
      /^on/i.test(localName(each)) ||
      (each === "attributeName" && /^on/i.test(value.trim())) ||
      /javascript:/i.test(value.replaceAll(/[\0-\x20]/g, "")),
  );
  if (attribute) return attribute[0];
  for (const child of children) {
    const found = firstActive(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function hasLetters(element: XmlElement): boolean {
  return element.children.some(
    (child) =>
      child instanceof XmlElement && (localName(child.name) === "text" || hasLetters(child)),
  );
}

function localName(name: string): string {
  return name.replace(/^.*:/, "");
}
