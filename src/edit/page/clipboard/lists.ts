// Turns what isn't a list in HTML into one: Word's paragraphs with a bullet or a number as text, and the lists of one
// point each that Word on the web writes.

interface Point {
  /** The paragraph or the list that the point is in. */
  holder: Element;
  content: Element;
  level: number;
  name: "ul" | "ol";
  /** Its number; undefined for a letter or a bullet. */
  number: number | undefined;
}

/** The lists that were made, and the level of their points. */
type Lists = Map<Element, number>;

/** @param body pasted HTML whose styles are in `data-style`, in one form */
export function convertLists(body: Element): void {
  const lists: Lists = new Map();
  for (const paragraph of body.querySelectorAll("p[data-style*=';mso-list:' i]")) {
    const marker = paragraph.querySelector("[data-style*=';mso-list:ignore;' i]");
    const point = marker && desktopPoint(paragraph, marker);
    if (point && place(point, lists)) marker.remove();
  }
  unwrapLists(body);
  for (const list of body.querySelectorAll("ol:not([start]):has(> li[value]:first-child)"))
    list.setAttribute("start", list.firstElementChild?.getAttribute("value") ?? "1");
  for (const list of body.querySelectorAll("ul, ol")) {
    const isNested = list.parentElement?.matches("ul, ol, li") === true;
    if (lists.has(list) || isNested) continue;
    const points = [...list.children];
    const isWeb = points.length === 1 || points.some((item) => item.matches(levelled));
    if (!isWeb || !points.every((item) => item.localName === "li")) continue;
    for (const [index, item] of points.entries()) place(webPoint(list, item, index), lists);
    list.remove();
  }
}

function desktopPoint(paragraph: Element, marker: Element): Point | undefined {
  const style = paragraph.getAttribute("data-style") ?? "";
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1];
  if (level === undefined) return undefined;
  const [written, digits] = /^\s*\(?(?:(\d+)|[\da-z]+)[.)]/i.exec(marker.textContent) ?? [];
  return {
    holder: paragraph,
    content: paragraph,
    level: Number(level),
    name: written === undefined ? "ul" : "ol",
    number: digits === undefined ? undefined : Number(digits),
  };
}

const levelled = "[data-aria-level], [aria-level]";

function webPoint(list: Element, item: Element, index: number): Point {
  const level = item.getAttribute("data-aria-level") ?? item.getAttribute("aria-level");
  return {
    holder: list,
    content: item,
    level: Number(level ?? 1),
    name: list.localName === "ol" ? "ol" : "ul",
    number: Number(list.getAttribute("start") ?? 1) + index,
  };
}

/** Lists in boxes of their own are next to each other without them. */
function unwrapLists(body: Element): void {
  for (const box of body.querySelectorAll("div:has(ul, ol)")) {
    const isBox = Array.from(box.childNodes).every((node) =>
      node instanceof Element ? node.matches(blocks) : !/\S/.test(node.nodeValue ?? ""),
    );
    if (isBox) box.replaceWith(...box.childNodes);
  }
}

const blocks = "div, p, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote";

/**
 * Puts a point into the list above it, into one within that, or into a new one.
 * @returns false for a paragraph of Word's with a number other than 1 and no list above: as text, it keeps its number
 */
function place({ holder, content, level, name, number = 1 }: Point, lists: Lists): boolean {
  const above = holder.previousElementSibling;
  let last = above && lists.has(above) && isNextTo(above, holder) ? above : undefined;
  const isAbove = (list: Element) => (lists.get(list) ?? 0) < level;
  while (last && isAbove(last)) {
    const inner = last.lastElementChild?.lastElementChild;
    if (!inner || !lists.has(inner)) break;
    last = inner;
  }
  let list = last && last.localName === name && !isAbove(last) ? last : undefined;
  if (!list) {
    if (holder === content && number !== 1) return false;
    list = holder.ownerDocument.createElement(name);
    if (name === "ol" && number !== 1) list.setAttribute("start", String(number));
    if (!last) holder.before(list);
    else if (isAbove(last)) last.lastElementChild?.append(list);
    else last.after(list);
    lists.set(list, level);
  }
  if (content !== holder) list.append(content);
  else {
    const item = holder.ownerDocument.createElement("li");
    list.append(item);
    item.append(content);
  }
  return true;
}

function isNextTo(above: Element, below: Element): boolean {
  for (let node = above.nextSibling; node && node !== below; node = node.nextSibling)
    if (/\S/.test(node.textContent ?? "")) return false;
  return true;
}
