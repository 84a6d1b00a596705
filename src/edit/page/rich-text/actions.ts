// The commands for a formatted text besides typing, and the active marks at the caret.
import { toggleMark } from "prosemirror-commands";
import type { Node, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { TextSelection, type Command, type EditorState } from "prosemirror-state";
import { hrefOf, schema } from "./document-schema.ts";

type ListName = "bulletList" | "orderedList";

/** The active marks at the caret. */
export interface Formatting {
  strong: boolean;
  emphasis: boolean;
  list: ListName | undefined;
  /** The address of the link that the caret is in. */
  link: string | undefined;
}

export const toggleStrong = toggleMark(schema.marks.strong);
export const toggleEmphasis = toggleMark(schema.marks.emphasis);

export function formattingAt(state: EditorState): Formatting {
  const { $from, from, to, empty } = state.selection;
  const marks = state.storedMarks ?? $from.marks();
  const has = (name: "strong" | "emphasis") =>
    empty
      ? schema.marks[name].isInSet(marks) !== undefined
      : state.doc.rangeHasMark(from, to, schema.marks[name]);
  const link = linkAround(state);
  return {
    strong: has("strong"),
    emphasis: has("emphasis"),
    list: listAround(state)?.name,
    link: link?.href,
  };
}

/** Turns the selected paragraphs into a list, takes them out of it, or changes the list's type. */
export function toggleList(name: ListName): Command {
  return (state, dispatch, view) => {
    const list = listAround(state);
    if (!list) return wrapInList(schema.nodes[name])(state, dispatch, view);
    if (list.name === name) return liftListItem(schema.nodes.listItem)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(list.at, schema.nodes[name]));
    return true;
  };
}

function listAround({
  selection: { $from },
}: EditorState): { name: ListName; at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth--) {
    const name = listName($from.node(depth).type);
    if (name) return { name, at: $from.before(depth) };
  }
  return undefined;
}

function listName(type: NodeType): ListName | undefined {
  if (type === schema.nodes.bulletList) return "bulletList";
  return type === schema.nodes.orderedList ? "orderedList" : undefined;
}

/** The link that the caret is in or beside, or that is selected, with its address and range. */
function linkAround({ selection: { $from, from, to } }: EditorState) {
  const links: { href: string; from: number; to: number }[] = [];
  let end = $from.start();
  for (const child of $from.parent.children) {
    const start = end;
    end += child.nodeSize;
    const href = hrefIn(child);
    if (href === undefined) continue;
    const last = links.at(-1);
    if (last?.to === start && last.href === href) last.to = end;
    else links.push({ href, from: start, to: end });
  }
  return links.find((link) => link.from <= from && to <= link.to);
}

/** The text that `setLink` would link. @param factWords the text shown for a fact */
export function wordsToLink(state: EditorState, factWords: (name: string) => string): string {
  const { from, to } = linkAround(state) ?? state.selection;
  return state.doc.textBetween(from, to, " ", ({ type, attrs }) =>
    type === schema.nodes.fact ? factWords(String(attrs["name"])) : " ",
  );
}

function hrefIn(node: Node): string | undefined {
  return node.marks.map(hrefOf).find((href) => href !== undefined);
}

/**
 * Links the selection, changes the link at the caret, or inserts a linked text.
 * @param href undefined to remove the link
 * @param words to insert if nothing is selected
 */
export function setLink(href: string | undefined, words: string): Command {
  return (state, dispatch) => {
    const { from, to, empty, $from } = state.selection;
    const range = linkAround(state) ?? { from, to };
    const { tr } = state;
    const mark = href === undefined ? undefined : schema.mark("link", { href });
    if (empty && range.from === range.to) {
      if (mark) {
        const { nodeBefore, nodeAfter } = $from;
        const before = joins(nodeBefore, /[\p{L}\p{N}.,;:!?)”]$/u) ? [schema.text(" ")] : [];
        const after = joins(nodeAfter, /^[\p{L}\p{N}(“]/u) ? [schema.text(" ")] : [];
        tr.replaceWith(from, to, [...before, schema.text(words, [mark]), ...after]);
      }
    } else {
      tr.removeMark(range.from, range.to, schema.marks.link);
      if (mark) tr.addMark(range.from, range.to, mark);
    }
    dispatch?.(tr.removeStoredMark(schema.marks.link));
    return true;
  };
}

/** Whether a linked text would run into what is beside it: such words, or a fact. */
function joins(beside: Node | null, words: RegExp): boolean {
  return (
    beside?.type === schema.nodes.fact ||
    (beside?.isText === true && words.test(beside.textContent))
  );
}

export function insertFact(name: string): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    const node = schema.node("fact", { name }, [], $from.marks());
    const tr = state.tr.replaceSelectionWith(node, false);
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(tr.selection.to))));
    return true;
  };
}
