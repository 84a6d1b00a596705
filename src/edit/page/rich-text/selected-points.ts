// The screen coordinates of a selection, which stay valid when its text is redrawn.

interface Point {
  left: number;
  top: number;
}

/** @returns an empty list if the selection isn't in the element or isn't visible */
export function selectedPoints(element: Element): Point[] {
  const selection = element.ownerDocument.getSelection();
  if (!selection || !element.contains(selection.anchorNode)) return [];
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  const anchor = pointAt(anchorNode, anchorOffset);
  const focus = pointAt(focusNode, focusOffset);
  return anchor && focus ? [anchor, focus] : [];
}

function pointAt(node: Node | null, offset: number): Point | undefined {
  if (!node) return undefined;
  const range = new Range();
  range.setStart(node, offset);
  const [rectangle] = range.getClientRects();
  if (rectangle) return middleOf(rectangle, "left");
  // Between nodes, as after everything was selected, a range has no rectangle.
  const [before, after] = [node.childNodes[offset - 1], node.childNodes[offset]];
  if (!before && !after) return undefined;
  range.selectNode(after ?? before ?? node);
  const around = [...range.getClientRects()];
  const beside = after ? around[0] : around.at(-1);
  return beside && middleOf(beside, after ? "left" : "right");
}

function middleOf(rectangle: DOMRect, side: "left" | "right"): Point {
  return { left: rectangle[side], top: (rectangle.top + rectangle.bottom) / 2 };
}
