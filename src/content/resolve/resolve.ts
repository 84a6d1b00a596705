// Fills in facts, parses Markdown, resolves icons and pictures, drops what is hidden, reports what can't be resolved.
import { readLinkAddress, readPictureAddress } from "../text/address.ts";
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isFields } from "../model/json.ts";
import { isLeftOut, namesFor, pageProblems } from "./linked-pages.ts";
import { fillFacts, isUnfilled } from "./facts.ts";
import { longestMarkdown, parseMarkdown } from "./markdown.ts";
import { rangeOf, type TextRange } from "../model/text-range.ts";
import { fileNote, isMeantAsFile, resolveTarget, type FileLink } from "./link-targets.ts";
import { missingFile } from "./missing-file.ts";
import type { Area } from "./crop.ts";
import type { Icon } from "../model/notations.ts";
import { shownParts } from "./shown-parts.ts";
import { resizedSources } from "./picture-sizes.ts";
import { mediaSources, resolveLogo, type Sources } from "./renditions.ts";
import type { SourceLocation } from "../model/path.ts";
import type { DefinedId, SymbolTable } from "../model/symbols.ts";
import { readPlain } from "./plain-paragraphs.ts";
import { noUses, whenUnresolved, type Resolved } from "./resolved.ts";
import { unknownFact } from "./unknown-fact.ts";
import { allowedAddresses, allowedForLink, unsafeAddress } from "./unsafe-address.ts";
import { innerPlan, isHidden, variantOf, type Plan } from "../schema/walk.ts";
import { samplePhotoFor } from "./sample-photo.ts";
import { isPhotoPage } from "../text/photo-pages.ts";
import { readLinkedPage, type PageAndSection } from "../model/linked-page.ts";
import { suggest } from "../text/nearest.ts";

/**
 * The compiled form of `value`. Never throws: a value of the wrong shape is passed through, because the schema has
 * reported it.
 */
export function resolve(plan: Plan, value: unknown, names: SymbolTable): Resolved {
  const resolver = new Resolver(namesFor(value, names));
  const resolved = resolver.resolve(plan, value);
  return { value: resolved, problems: resolver.problems, uses: resolver.uses, ids: resolver.ids };
}

class Resolver {
  readonly problems: Problem[] = [];
  readonly uses = noUses();
  readonly ids: DefinedId[] = [];
  readonly #names: SymbolTable;
  readonly #path: (string | number)[] = [];
  #hidden = 0;

  constructor(names: SymbolTable) {
    this.#names = names;
  }

  resolve(plan: Plan, value: unknown): unknown {
    if (typeof value === "string") return this.#resolveText(plan, value);
    if (Array.isArray(value)) {
      const { items } = plan;
      if (!items) return value;
      const resolved: unknown[] = [];
      for (let index = 0; index < value.length; index++) {
        const inner = this.#resolveIn(index, items, value[index]);
        if (!isHidden(value[index])) resolved.push(inner);
      }
      return resolved;
    }
    if (!isFields(value)) return value;
    if (plan.kind === "picture") return this.#resolvePicture(value);
    const resolved: Record<string, unknown> = { ...value };
    const own = variantOf(plan, value) ?? plan;
    for (const field of Object.keys(value)) {
      const inner = innerPlan(own, value, field);
      if (!inner) continue;
      const written = value[field];
      const meant = this.#resolveIn(field, inner, written);
      if (meant !== written) resolved[field] = meant;
    }
    if (plan.kind === "logo") return resolveLogo(resolved, value, this.#names.measured);
    return plan.kind === "action" || plan.kind === "link" ? resolveTarget(resolved) : resolved;
  }

  /** Resolves the content of a container; only list items can be hidden. */
  #resolveIn(key: string | number, plan: Plan, value: unknown): unknown {
    const hides = typeof key === "number" && isLeftOut(plan, value, this.#names) ? 1 : 0;
    this.#path.push(key);
    this.#hidden += hides;
    const resolved = this.resolve(plan, value);
    this.#hidden -= hides;
    this.#path.pop();
    return resolved;
  }

  #resolveText(plan: Plan, value: string): unknown {
    if (plan.kind === "markdown") return this.#resolveMarkdown(value);
    const text = this.#fill(value, value, 0);
    if (whenUnresolved.has(plan.kind) && this.#isUnfilled(value))
      return whenUnresolved.get(plan.kind);
    switch (plan.kind) {
      case "page":
      case "linkedPage":
        this.#usePage(readLinkedPage(text), this.#here());
        return text;
      case "icon":
        return this.#resolveIcon(text);
      case "address":
        return this.#resolveAddress(text, value);
      case "mediaFile":
        return this.#resolveMedia(text, this.#here());
      case "file":
        return this.#resolveFile(text, this.#here());
      case "template":
        this.uses.templates.add(value);
        return text;
      case "id":
        if (this.#hidden === 0) this.ids.push({ id: value, path: [...this.#path] });
        return text;
      default:
        return text;
    }
  }

  /** The location of some characters of the current text, or of all of it. */
  #here(part?: TextRange): SourceLocation {
    const path = [...this.#path];
    return part === undefined ? { path, at: "value" } : { path, at: "part", ...part };
  }

  /**
   * @param whole the text that contains `text`
   * @param after where it starts in `whole`, or the text before it ends; undefined if its unknown facts were reported
   * already
   */
  #fill(text: string, whole: string, after: number | undefined): string {
    // Most texts use no facts, and every text is tested.
    if (!text.includes("{")) return text;
    const { facts } = this.#names;
    const filled = fillFacts(text, facts ?? {});
    for (const fact of filled.used) this.uses.facts.add(fact);
    if (!facts || after === undefined) return filled.text;
    let read = after;
    for (const unknown of filled.unknown) {
      const part = rangeOf(unknown.written, whole, read);
      if (part) read = part.from + part.length;
      this.problems.push(...unknownFact(unknown, facts, this.#here(part)));
    }
    return filled.text;
  }

  #resolveMarkdown(markdown: string): unknown {
    if (markdown.length > longestMarkdown) return [];
    const plain = readPlain(markdown, (piece, from) => this.#fill(piece, markdown, from));
    if (plain) return plain;
    const parsed = parseMarkdown(
      markdown,
      (piece, from) => this.#fill(piece, markdown, from),
      (file, part) => this.#resolveFile(file, this.#here(part)),
    );
    for (const { part, ...linked } of parsed.pages) this.#usePage(linked, this.#here(part));
    for (const { address, part } of parsed.unsafe) {
      if (this.#isUnfilled(address)) continue;
      const at = this.#here(part);
      this.problems.push(unsafeAddress(address, allowedAddresses.inMarkdown, at, this.#names));
    }
    for (const { what, part } of parsed.unsupported)
      this.problems.push(problem("markdown-not-supported", this.#here(part), { what }));
    for (const { part } of parsed.emptyItems)
      this.problems.push(problem("empty-item", this.#here(part), {}));
    return parsed.tree;
  }

  #usePage(linked: PageAndSection, location: SourceLocation): void {
    const isShown = this.#hidden === 0;
    if (isShown) this.uses.pages.add(linked.page);
    this.problems.push(...pageProblems(linked, location, this.#names, isShown));
  }

  /** Further problems with such a name would only follow from its facts. */
  #isUnfilled(written: string): boolean {
    return isUnfilled(written, this.#names.facts ?? {});
  }

  #resolveIcon(icon: string): Icon {
    const { icons } = this.#names;
    const found = Object.hasOwn(icons, icon) ? icons[icon] : undefined;
    if (found) this.uses.icons.add(icon);
    if (found) return found;
    const suggestion = /\w/.test(icon) ? suggest(icon, Object.keys(icons)) : undefined;
    this.problems.push(problem("unknown-icon", this.#here(), { icon, suggestion }));
    return [];
  }

  #resolveAddress(address: string, written: string): string {
    const read = readLinkAddress(address);
    if (read !== undefined) return read;
    const allowed = allowedForLink(address, this.#names.pages);
    this.problems.push(unsafeAddress(address, allowed, this.#here(), this.#names, written));
    return "";
  }

  #resolveFile(file: string, location: SourceLocation): FileLink {
    return { href: this.#resolveMedia(file, location), note: fileNote(file, this.#names) };
  }

  #resolveMedia(file: string, location: SourceLocation): string {
    if (this.#isUnfilled(file)) return "";
    const { media } = this.#names;
    this.uses.media.add(file);
    const address = media.get(file);
    if (address !== undefined) return address;
    this.problems.push(missingFile(file, location, media));
    return "";
  }

  #resolvePicture(picture: Record<string, unknown>): unknown {
    const { decorative, crop, focus, ...shown } = picture;
    const { src: writtenSource, alt: writtenAlt, width } = picture;
    if (typeof writtenSource !== "string" || typeof writtenAlt !== "string") return shown;
    this.#path.push("alt");
    const alt = this.#fill(writtenAlt, writtenAlt, 0);
    if (alt.trim() === "" && decorative !== true)
      this.problems.push(problem("missing-alt", this.#here(), { src: writtenSource }));
    this.#path.pop();
    this.#path.push("src");
    const [file, framed] = shownParts(writtenSource, { crop, focus }, this.#names).map(
      ({ area, size }) => ({ ...size, ...this.#resolveSource(writtenSource, Number(width), area) }),
    );
    this.#path.pop();
    return { ...shown, alt, ...file, framed };
  }

  #resolveSource(written: string, width: number, area: Area | undefined): Sources {
    const src = this.#fill(written, written, 0);
    if (this.#isUnfilled(written)) return { src: "" };
    const sample = samplePhotoFor(src, this.#names.samples);
    if (sample !== undefined) return { src: sample };
    const { media, measured, resizingHosts } = this.#names;
    if (isMeantAsFile(src, media))
      return mediaSources(this.#resolveMedia(src, this.#here()), measured.get(src) ?? {}, area);
    const address = readPictureAddress(src);
    if (address !== undefined) {
      const url = new URL(address);
      if (!isPhotoPage(url)) this.uses.hosts.add(url.host);
      return resizedSources(url, width, resizingHosts);
    }
    this.problems.push(unsafeAddress(src, allowedAddresses.ofPicture, this.#here(), this.#names));
    return { src: "" };
  }
}
