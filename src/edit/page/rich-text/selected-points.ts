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
  const rectangle = range.getClientRects()[0];
  return rectangle && { left: rectangle.left, top: (rectangle.top + rectangle.bottom) / 2 };
}
