// Shows another document in an open text.
import type { Node } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";

/**
 * Changes only what differs, so that the caret stays where it is.
 * @returns undefined if nothing differs
 */
export function replaceDocument(state: EditorState, doc: Node): Transaction | undefined {
  const start = state.doc.content.findDiffStart(doc.content);
  const end = state.doc.content.findDiffEnd(doc.content);
  if (start === null || !end) return undefined;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return state.tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap));
}
