// Marks the page that the author edits, part by part: a key changes one of them, and the others keep their marks.
import { isSameJson } from "../../../content/model/json.ts";
import type { TracedSite } from "../../../content/trace/trace.ts";
import { emptyClass, locationAttribute } from "../../screen/page-elements/attributes.ts";
import type { FormState } from "../../screen/form-states.ts";
import { tabToSoleFacts } from "../facts/fact-element.ts";
import { annotate } from "./annotate.ts";
import { clean } from "./draw-page.tsx";
import { showFallbacks } from "./form-state.tsx";
import { markParts } from "./mark-parts.ts";
import { pairChildren } from "./pair-elements.ts";
import { traceTexts } from "./trace-texts.ts";

/** What the numbers of the marks refer to, and the state of the page's forms. */
interface MarkOptions extends Pick<TracedSite, "locations" | "facts"> {
  formState: FormState;
}

/**
 * Makes the page with marks for the author from both versions of it as they are drawn.
 * @param page without marks in its texts
 * @param copy with marks
 * @returns another page each time; undefined if it couldn't be drawn
 */
export type MarkPage = (
  page: HTMLElement,
  copy: HTMLElement,
  options: MarkOptions,
) => HTMLElement | undefined;

/** An element with one part of the page in it. */
interface Part {
  around: HTMLElement;
  page: Element;
  copy: Element;
}

const anyChange = { subtree: true, childList: true, characterData: true, attributes: true };

/** @returns knows the marks of each part, until that is drawn again */
export function createMarkPage(): MarkPage {
  /** By the part's element in each version. */
  let known = new WeakMap<Node, readonly Node[]>();
  let last: unknown;
  const forget = (changes: readonly MutationRecord[]) => {
    for (const { target } of changes)
      for (let at: Node | null = target; at; at = at.parentNode) known.delete(at);
  };
  const observer = new MutationObserver(forget);
  const markOnce = (part: Part, options: MarkOptions): readonly Node[] => {
    const { page, copy } = part;
    const before = known.get(page);
    if (before && before === known.get(copy)) return before;
    const marked = markPart(part, options);
    for (const each of [page, copy]) known.set(each, marked);
    return marked;
  };
  return (page, copy, options) => {
    if (!page.hasChildNodes() || !copy.hasChildNodes()) return undefined;
    const { locations, facts, formState } = options;
    const meaning = [locations, facts, formState];
    if (!isSameJson(meaning, last)) known = new WeakMap();
    last = meaning;
    for (const body of [page, copy]) observer.observe(body, anyChange);
    forget(observer.takeRecords());
    try {
      return markWithin(page, copy, (part) =>
        markOnce(part, options).map((node) => node.cloneNode(true)),
      );
    } catch {
      return undefined;
    }
  };
}

/** Copies what is around the parts of a page, and puts their marked versions there. */
function markWithin(
  page: HTMLElement,
  copy: Element,
  mark: (part: Part) => readonly Node[],
): HTMLElement {
  // Cast: a copy is of the same type.
  const around = page.cloneNode() as HTMLElement;
  for (const [child, other = child] of pairChildren(page, copy))
    if (isDivided(child)) around.append(markWithin(child, other, mark));
    else around.append(...mark({ around: page, page: child, copy: other }));
  return around;
}

/** One formatted text can be several elements, which get their marks together; a section never is one of them. */
function isDivided(element: Element): element is HTMLElement {
  return element.matches("main, [data-page-view]:not(:has(> :not(section)))");
}

/** @returns the part with marks for the author; nothing if it is no part of what authors see */
function markPart({ around, page, copy }: Part, options: MarkOptions): readonly Node[] {
  const shown = (part: Element) => {
    // Cast: a copy is of the same type.
    const only = around.cloneNode() as HTMLElement;
    only.append(part.cloneNode(true));
    clean(only);
    if (options.formState === "unavailable") showFallbacks(only);
    return only;
  };
  const [body, marked] = [shown(page), shown(copy)];
  const texts = traceTexts(body, marked);
  markParts(body, marked, texts, options.locations);
  annotate(texts, options);
  tabToSoleFacts(body);
  for (const words of body.querySelectorAll(`[${locationAttribute}]`))
    words.classList.toggle(emptyClass, words.textContent?.trim() === "");
  return [...body.childNodes];
}
