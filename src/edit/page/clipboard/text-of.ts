// The text of cleaned HTML as lines, as a browser would copy it.

const blocks =
  "p, div, li, ul, ol, tr, table, caption, h1, h2, h3, h4, h5, h6, blockquote, pre, dd, dt, section, article, header, footer, address, figure, figcaption, hr";

export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** A line for each block and each line break, with a tab between cells. */
export function textOf(element: Element): string {
  // Cast: a clone of an element is one.
  const copy = element.cloneNode(true) as Element;
  const document = copy.ownerDocument;
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    node.nodeValue = (node.nodeValue ?? "").replaceAll(/[ \t\r\n\f]+/g, " ");
  }
  for (const lineBreak of copy.querySelectorAll("br")) lineBreak.replaceWith("\n");
  for (const cell of copy.querySelectorAll("td, th")) {
    if (cell.nextElementSibling) cell.append("\t");
  }
  for (const block of copy.querySelectorAll(blocks)) {
    block.before("\n");
    block.after("\n");
  }
  return copy.textContent
    .split("\n")
    .map((line) =>
      line
        .replaceAll(/ *\t */g, "\t")
        .replaceAll(/ +/g, " ")
        .replaceAll(/^[ \u00a0]+|[ \u00a0]+$/g, ""),
    )
    .filter((line) => /\S/.test(line))
    .join("\n");
}
