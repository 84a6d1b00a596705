// Turns notations into what they stand for: facts filled in, Markdown to a tree, icons to shapes, pictures
// to addresses. Whatever can't be resolved is reported where it stands; what is hidden is left out.
import { readLinkAddress, readPictureAddress } from "./address.ts";
import { problem, type Problem } from "./diagnostics.ts";
import { fillFacts, type Facts } from "./facts.ts";
import { parseMarkdown } from "./markdown.ts";
import type { Icon, PageName } from "./parts.ts";
import { innerPlan, isFields, type Definition, type Plan } from "./plan.ts";
import type { Path, Place } from "./source.ts";
import { suggest } from "./suggest.ts";

/** What names in content can stand for. */
export interface Names {
  facts: Facts;
  pages: readonly string[];
  icons: Readonly<Record<string, Icon>>;
  /** `media/name.svg` -> where the built site serves it. */
  media: ReadonlyMap<string, string>;
  /** Photo host -> the query parameter that asks it for a width. */
  resizingHosts: ReadonlyMap<string, string>;
}

/** Widths, in pixels, that a photo is offered in: a phone, a phone's sharp screen, a column, a wide screen. */
const offeredWidths = [480, 800, 1200, 1600];

type Resolver = (
  value: string,
  place: Place,
  names: Names,
  report: (found: Problem) => void,
) => unknown;

const resolvers: Partial<Record<Definition, Resolver>> = {
  page: resolvePage,
  icon: resolveIcon,
  address: resolveAddress,
  mediaFile: resolveMedia,
};

/**
 * The compiled form of `value`. Never throws: a value of the wrong shape passes through, because the
 * schema's own check has reported it already.
 */
export function resolve(
  plan: Plan,
  value: unknown,
  names: Names,
  report: (found: Problem) => void,
  path: Path = [],
): unknown {
  const place = { path, at: "value" } as const;
  if (typeof value === "string") {
    const fillHere = (text: string) => fill(text, place, names, report);
    if (plan.definition === "markdown")
      return resolveMarkdown(value, fillHere, place, names, report);
    const text = fillHere(value);
    const resolver = plan.definition && resolvers[plan.definition];
    return resolver ? resolver(text, place, names, report) : text;
  }
  if (Array.isArray(value)) {
    const { items } = plan;
    if (!items) return value;
    const resolved = value.map((item, index) =>
      resolve(items, item, names, report, [...path, index]),
    );
    return resolved.filter((_, index) => !isHidden(value[index]));
  }
  if (!isFields(value)) return value;
  if (plan.definition === "picture") return resolvePicture(value, path, names, report);
  return Object.fromEntries(
    Object.entries(value).map(([field, child]) => {
      const inner = innerPlan(plan, value, field);
      return [field, inner ? resolve(inner, child, names, report, [...path, field]) : child];
    }),
  );
}

function fill(
  value: string,
  place: Place,
  { facts }: Names,
  report: (found: Problem) => void,
): string {
  const { text, unknown } = fillFacts(value, facts);
  for (const fact of unknown) {
    report(problem("unknown-fact", place, { fact, suggestion: suggest(fact, Object.keys(facts)) }));
  }
  return text;
}

export function isHidden(value: unknown): boolean {
  return isFields(value) && value["hidden"] === true;
}

function resolveMarkdown(
  markdown: string,
  fillHere: (text: string) => string,
  ...[place, names, report]: Parameters<Resolver> extends [string, ...infer Rest] ? Rest : never
): unknown {
  const { tree, pages, unsafe, unsupported } = parseMarkdown(markdown, fillHere);
  for (const page of pages) resolvePage(page, place, names, report);
  for (const address of unsafe) {
    const allowed = "[words](page:contact) for a page, or https://…, mailto:… or tel:…";
    report(problem("unsafe-address", place, { address, allowed }));
  }
  for (const what of new Set(unsupported))
    report(problem("markdown-not-supported", place, { what }));
  return tree;
}

function resolvePage(...[page, place, { pages }, report]: Parameters<Resolver>): unknown {
  if (!pages.includes(page)) {
    report(problem("unknown-page", place, { page, pages, suggestion: suggest(page, pages) }));
  }
  return page as PageName;
}

function resolveIcon(...[icon, place, { icons }, report]: Parameters<Resolver>): unknown {
  if (Object.hasOwn(icons, icon)) return icons[icon];
  report(problem("unknown-icon", place, { icon, suggestion: suggest(icon, Object.keys(icons)) }));
  return [];
}

function resolveAddress(...[address, place, , report]: Parameters<Resolver>): unknown {
  const read = readLinkAddress(address);
  if (read === undefined) {
    report(problem("unsafe-address", place, { address, allowed: "https://…, mailto:… or tel:…" }));
  }
  return read ?? "";
}

function resolveMedia(...[file, place, { media }, report]: Parameters<Resolver>): unknown {
  const address = media.get(file);
  if (address === undefined) {
    report(problem("missing-media", place, { file, suggestion: suggest(file, media.keys()) }));
  }
  return address ?? "";
}

function resolvePicture(
  picture: Record<string, unknown>,
  path: Path,
  names: Names,
  report: (found: Problem) => void,
): unknown {
  const { decorative, ...shown } = picture;
  if (typeof picture["src"] !== "string" || typeof picture["alt"] !== "string") return shown;
  const place = { path: [...path, "src"], at: "value" } as const;
  const altPlace = { path: [...path, "alt"], at: "value" } as const;
  const src = fill(picture["src"], place, names, report);
  const alt = fill(picture["alt"], altPlace, names, report);
  if (alt.trim() === "" && decorative !== true) report(problem("missing-alt", altPlace, {}));
  if (src.startsWith("media/"))
    return { ...shown, alt, src: resolveMedia(src, place, names, report) };
  const address = readPictureAddress(src);
  if (address === undefined) {
    const allowed = "https://… of a photo, or media/name.jpg for a file in content/media";
    report(problem("unsafe-address", place, { address: src, allowed }));
    return shown;
  }
  return {
    ...shown,
    alt,
    src: address,
    ...resizedSources(address, Number(picture["width"]), names),
  };
}

function resizedSources(address: string, width: number, { resizingHosts }: Names): object {
  const parameter = resizingHosts.get(new URL(address).host);
  if (parameter === undefined) return {};
  const at = (pixels: number) => {
    const url = new URL(address);
    url.searchParams.set(parameter, String(pixels));
    return url.href;
  };
  const widths = offeredWidths.filter((offered) => offered <= width);
  if (widths.length === 0) return {};
  return {
    src: at(widths.at(-1) ?? width),
    srcSet: widths.map((w) => `${at(w)} ${w}w`).join(", "),
  };
}
