// Turns Word's lists, which are paragraphs with a bullet or a number as text, into lists.
interface Point {
  paragraph: Element;
  level: number;
  name: "ul" | "ol";
  marker: Element;
}

/** @param body pasted HTML whose styles are in `data-style` */
export function convertWordLists(body: Element): void {
  const lists = new Set<Element>();
  for (const paragraph of body.querySelectorAll("p[data-style*='mso-list' i]")) {
    const point = readPoint(paragraph);
    const list = point && listFor(point, lists);
    if (!list) continue;
    lists.add(list);
    point.marker.remove();
    const item = body.ownerDocument.createElement("li");
    list.append(item);
    item.append(paragraph);
  }
}

function readPoint(paragraph: Element): Point | undefined {
  const style = paragraph.getAttribute("data-style") ?? "";
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1];
  const marker = paragraph.querySelector("[data-style*='mso-list:ignore' i]");
  if (level === undefined || !marker) return undefined;
  const isNumbered = /^\s*\(?[\da-z]+[.)]/i.test(marker.textContent);
  return { paragraph, level: Number(level), name: isNumbered ? "ol" : "ul", marker };
}

/**
 * The list that a point goes into: the one above it, one within that, or a new one.
 * @returns undefined for a list that starts with 3: the site would renumber it
 */
function listFor(point: Point, lists: ReadonlySet<Element>): Element | undefined {
  const { paragraph, level, name, marker } = point;
  const above = paragraph.previousElementSibling;
  let last = above && lists.has(above) ? above : undefined;
  let depth = 1;
  for (; last && depth < level; depth++) {
    const inner: Element | null | undefined = last.lastElementChild?.lastElementChild;
    if (!inner || !lists.has(inner)) break;
    last = inner;
  }
  if (last?.localName === name && depth === level) return last;
  if (/^\s*\d/.test(marker.textContent) && !/^\s*1\D/.test(marker.textContent)) return undefined;
  const list = paragraph.ownerDocument.createElement(name);
  if (!last) paragraph.before(list);
  else if (depth < level) last.lastElementChild?.append(list);
  else last.after(list);
  return list;
}
