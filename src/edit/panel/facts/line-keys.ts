// The keys that go to an end of a line or of all of a text: browsers go neither before its first fact nor after its last.
import { keymap } from "prosemirror-keymap";
import type { Node } from "prosemirror-model";
import { TextSelection, type Command, type Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";

type Direction = 1 | -1;
type EndOf = (view: EditorView, direction: Direction) => number;

/** @param isSeveralLines false if all of the text is one line to the author, however it is broken, as in an input */
export function lineKeys(isSeveralLines: boolean): Plugin {
  const endOfLine = isSeveralLines ? endOfShownLine : endOfText;
  // On a Mac, the arrow keys do it with Cmd.
  const ends: [keys: string[], endOf: EndOf, direction: Direction][] = [
    [["Home", "Meta-ArrowLeft"], endOfLine, -1],
    [["End", "Meta-ArrowRight"], endOfLine, 1],
    [["Ctrl-Home", "Meta-ArrowUp"], endOfText, -1],
    [["Ctrl-End", "Meta-ArrowDown"], endOfText, 1],
  ];
  const bindings = ends.flatMap(([keys, endOf, direction]) =>
    keys.flatMap((key): [string, Command][] => [
      [key, going(endOf, direction, "caret")],
      [`Shift-${key}`, going(endOf, direction, "selection")],
    ]),
  );
  return keymap(Object.fromEntries(bindings));
}

function going(endOf: EndOf, direction: Direction, moves: "caret" | "selection"): Command {
  return (state, dispatch, view) => {
    if (!view) return false;
    const head = endOf(view, direction);
    const anchor = moves === "caret" ? head : state.selection.anchor;
    dispatch?.(
      state.tr.setSelection(TextSelection.create(state.doc, anchor, head)).scrollIntoView(),
    );
    return true;
  };
}

function endOfText({ state }: EditorView, direction: Direction): number {
  return direction < 0 ? 0 : state.doc.content.size;
}

function endOfShownLine(view: EditorView, direction: Direction): number {
  const { doc, selection } = view.state;
  const { top, bottom } = view.coordsAtPos(selection.head, -direction);
  // Where a line is broken, the same position is at the end of one line and at the start of the next.
  const isInLine = (at: number) => {
    const caret = view.coordsAtPos(at, -direction);
    return caret.top < bottom && caret.bottom > top;
  };
  let at = selection.head;
  while (!endsLine(doc, at, direction) && isInLine(at + direction)) at += direction;
  return at;
}

function endsLine(doc: Node, at: number, direction: Direction): boolean {
  const next = direction < 0 ? at - 1 : at;
  return next < 0 || next >= doc.content.size || doc.textBetween(next, next + 1) === "\n";
}
