// Checks that an SVG file is a drawing that browsers can show and that runs nothing, because an SVG can contain scripts.
import { parseXml, XmlElement, XmlProcessingInstruction, type XmlNode } from "@rgrove/parse-xml";
import type { Measured } from "../content/model/symbols.ts";
import { decode } from "./decode.ts";
import { drawingSize } from "./drawing-size.ts";

/** In bytes. Browsers take seconds to draw a larger file, every time. */
const mostBytes = 5_000_000;

const namespace = "http://www.w3.org/2000/svg";

/** Elements that run their content or load something that runs. */
const activeElements = new Set(["script", "iframe", "object", "embed"]);

/** Declarations that add attributes or other declarations that aren't written out in the file. */
const activeDeclaration = /<!(?:ATTLIST|ENTITY\s+%)/;

/** The encoding in the XML declaration at the start of a file. */
const encodingDeclaration =
  /^\uFEFF?<\?xml\s(?:(?!\?>)[^])*?\sencoding\s*=\s*(["'])\s*([^]*?)\s*\1/i;

const entityDeclaration = /<!ENTITY\s+([\w.:-]+)\s+(["'])([^]*?)\2/g;

/** Inspects a drawing: mainly, finds a reason not to show it. */
export function inspectDrawing(
  content: Uint8Array,
): Pick<Measured, "flaw" | "hasLetters" | "width" | "height"> {
  if (content.length > mostBytes) return { flaw: { why: "endless" } };
  const { text, encoding } = decode(content);
  // Browsers decode bytes that aren't UTF-8 as Windows-1252.
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
    return { ...drawingSize(root.attributes), ...(hasLetters(root) && { hasLetters: true }) };
  } catch {
    return { flaw: { why: "damaged" } };
  }
}

/**
 * The encoding that a drawing declares, if it isn't UTF-8. Browsers could find other elements in it than this check does:
 * in Shift_JIS, for example, a byte before a quotation mark can form one letter with it.
 */
function otherEncoding(text: string): string | undefined {
  const declared = encodingDeclaration.exec(text)?.[2];
  return declared === undefined || /^utf-?8$/i.test(declared) ? undefined : declared;
}

/**
 * Reads the entities that drawing programs use as abbreviations for long names.
 * @returns undefined if an entity is ambiguous or contains markup
 */
function entitiesIn(text: string): Map<string, string> | undefined {
  const entities = new Map<string, string>();
  for (const [, name = "", , value = ""] of text.matchAll(entityDeclaration)) {
    if (entities.has(`&${name};`) || /[<&]/.test(value)) return undefined;
    entities.set(`&${name};`, value);
  }
  return entities;
}

/** True if the element has the SVG namespace, without which browsers don't show it. */
function isSvg({ name, attributes }: XmlElement): boolean {
  const [prefix, local] = name.includes(":") ? name.split(":") : [undefined, name];
  return (
    local === "svg" && attributes[prefix === undefined ? "xmlns" : `xmlns:${prefix}`] === namespace
  );
}

/** The first element or attribute that would run something, as it is written. */
function firstActive(node: XmlNode): string | undefined {
  // It could name an XSLT style sheet, which can create elements.
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
