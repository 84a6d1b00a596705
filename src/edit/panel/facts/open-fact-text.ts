// Opens a text with facts in a field of the panel: ProseMirror edits it, as it does formatted texts on the page.
import { baseKeymap } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import { Slice } from "prosemirror-model";
import { EditorState, type Command } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import type { Facts } from "../../model/read-facts.ts";
import { replaceDocument } from "../../page/rich-text/replace-document.ts";
import { readFactText } from "./fact-document.ts";
import { lineKeys } from "./line-keys.ts";

interface FactTextEvents {
  isSeveralLines: boolean;
  /** Takes over the text after each edit. */
  write: (text: string) => void;
}

export interface OpenFactText {
  /** Shows a text that was changed elsewhere, such as by an undo, and the facts' values now. */
  show: (text: string, facts: Facts) => void;
  close: () => void;
}

/** @param host an empty element */
export function openFactText(
  host: HTMLElement,
  text: string,
  facts: Facts,
  { isSeveralLines, write }: FactTextEvents,
): OpenFactText {
  let values = facts;
  const enter = keymap({ Enter: isSeveralLines ? newLine : submitForm });
  const plugins = [enter, lineKeys(isSeveralLines), keymap(baseKeymap)];
  const view = new EditorView(
    { mount: host },
    {
      state: EditorState.create({ doc: readFactText(text, facts), plugins }),
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        if (!transaction.docChanged) return;
        showTypedFacts();
        write(view.state.doc.textContent);
      },
      handlePaste: (_view, { clipboardData }) => insert(clipboardData, view.state.selection),
      handleDrop: (_view, { dataTransfer, clientX, clientY }) => {
        const at = view.posAtCoords({ left: clientX, top: clientY })?.pos;
        return at !== undefined && insert(dataTransfer, { from: at, to: at });
      },
      handleDOMEvents: {
        // Leaves the field, which ProseMirror would prevent.
        keydown: (_view, { key }) => key === "Escape",
        copy,
        cut: copy,
        // A dragged fact would leave its reference behind.
        dragstart: (_view, event) => event.preventDefault(),
        compositionend: () => void setTimeout(showTypedFacts),
      },
    },
  );
  const show = (shown: string) => {
    const replaced = replaceDocument(view.state, readFactText(shown, values));
    if (replaced) view.updateState(view.state.apply(replaced));
  };
  /** A typed reference becomes a fact, but not within what an input method composes. */
  function showTypedFacts(): void {
    if (!view.isDestroyed && !view.composing) show(view.state.doc.textContent);
  }
  function insert(data: DataTransfer | null, at: { from: number; to: number }): true {
    const lines = (data?.getData("text/plain") ?? "").replaceAll(/\r\n?/g, "\n");
    const { content } = readFactText(isSeveralLines ? lines : inOneLine(lines), values);
    // A picture has no words.
    if (content.size === 0) return true;
    const { tr } = view.state;
    view.dispatch(tr.replace(at.from, at.to, new Slice(content, 0, 0)).scrollIntoView());
    return true;
  }
  return {
    show: (shown, now) => {
      values = now;
      show(shown);
    },
    close: () => view.destroy(),
  };
}

/** The spaces at the ends of a line stay: they belong to words that are moved. */
function inOneLine(lines: string): string {
  return lines.replaceAll(/^\s*\n\s*|\s*\n\s*$/g, "").replaceAll(/\s*\n\s*/g, " ");
}

const newLine: Command = ({ tr }, dispatch) => {
  dispatch?.(tr.insertText("\n").scrollIntoView());
  return true;
};

/** In an input, the browser does this by itself. */
const submitForm: Command = (_state, _dispatch, view) => {
  view?.dom.closest("form")?.requestSubmit();
  return true;
};

/** Copies facts as they are written, so that they are facts again wherever they are pasted. */
function copy(view: EditorView, event: ClipboardEvent): void {
  const { doc, selection, tr } = view.state;
  if (selection.empty) return;
  event.preventDefault();
  event.clipboardData?.setData("text/plain", doc.textBetween(selection.from, selection.to));
  if (event.type === "cut") view.dispatch(tr.deleteSelection().scrollIntoView());
}
