// Edits a formatted text in place on the page. This module and its imports load when the first such text is opened.
import type { Node } from "prosemirror-model";
import {
  AllSelection,
  EditorState,
  type Plugin,
  TextSelection,
  type Command,
  type Transaction,
} from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import type { Facts } from "../../model/read-facts.ts";
import { anyFact } from "../facts/fact-element.ts";
import { clipboardCode } from "../clipboard/later.ts";
import { factBeside } from "../facts/fact-caret.ts";
import {
  formattingAt,
  insertFact,
  setLink,
  toggleEmphasis,
  toggleList,
  toggleStrong,
  wordsToLink,
  type Formatting,
} from "../rich-text/actions.ts";
import { factPlugin, factView, factPositions, showFacts } from "../rich-text/fact-nodes.ts";
import { followWords } from "../rich-text/follow-words.ts";
import { keyPlugins } from "../rich-text/keys.ts";
import { readMarkdown, type Source } from "../rich-text/read-markdown.ts";
import { replaceDocument } from "../rich-text/replace-document.ts";
import { rewrite } from "../rich-text/rewrite-markdown.ts";
import { normalize } from "../rich-text/normalize.ts";
import { typedBold } from "../rich-text/typed-bold.ts";
import { selectedPoints } from "../rich-text/selected-points.ts";
import { t } from "../../../words/t.ts";

interface FormattedTextEvents {
  /** @param isTyped whether it continues what was typed before */
  write: (text: string, isTyped: boolean) => void;
  /** A change can't be written, or not all of it. */
  refuse: (message: string) => void;
  move: (formatting: Formatting) => void;
  /** True for a text that typing replaces. */
  isSampleText: (text: string) => boolean;
  /** Anything that takes more than typing. */
  ask: (what: Asked) => void;
}

const refusedMessage = t`The text stayed as it was, because it can't show this change. Try it with the words alone: Ctrl+Shift+V pastes them without formatting.`;

const reducedMessage = t`Bold and italics can't begin or end between a letter and a character such as a bracket, so only some of these words have them.`;

/** A link's address, a fact, or the toolbar. */
export type Asked = "link" | "fact" | "tools";

/** @returns undefined for a text with something the site doesn't show: it can only be edited in the panel */
export function openText(
  host: HTMLElement,
  text: string,
  facts: Facts,
  events: FormattedTextEvents,
): FormattedText | undefined {
  const source = readMarkdown(text);
  if (!source) return undefined;
  const opened = new FormattedText(host, source, facts, events);
  void clipboardCode.load().then((code) => code && opened.addClipboard(code.clipboardPlugin));
  return opened;
}

export class FormattedText {
  readonly host: HTMLElement;
  /** The commands to call `run` with. */
  readonly commands = { toggleStrong, toggleEmphasis, toggleList, setLink, insertFact };
  readonly #events: FormattedTextEvents;
  readonly #view: EditorView;
  #source: Source;
  #facts: Facts;
  #hasClipboard = false;

  /** @param host holds the text as the page shows it, and nothing else */
  constructor(host: HTMLElement, source: Source, facts: Facts, events: FormattedTextEvents) {
    this.host = host;
    this.#source = source;
    this.#facts = facts;
    this.#events = events;
    const points = selectedPoints(host);
    const beside = besideFact(host, source.doc);
    const ofFacts = factPlugin(() => events.ask("fact"));
    const plugins = [ofFacts, typedBold, ...keyPlugins(events.ask), followWords];
    this.#view = new EditorView(
      { mount: host },
      {
        state: EditorState.create({ doc: source.doc, plugins }),
        nodeViews: { fact: factView(() => this.#facts) },
        // Until `addClipboard` is called, nobody knows what is hidden in it.
        handlePaste: () => !this.#hasClipboard,
        handleDrop: () => !this.#hasClipboard,
        dispatchTransaction: (transaction) => this.#take(transaction),
      },
    );
    const [anchor, head] = points.map((point) => this.#view.posAtCoords(point)?.pos);
    const start = beside ?? anchor;
    // Typing replaces a sample, unless the author has selected some of its words.
    if (anchor === head && events.isSampleText(source.text)) this.#selectAll();
    else if (start !== undefined) this.#select(start, beside ?? head ?? start);
    this.#view.focus();
  }

  get formatting(): Formatting {
    return formattingAt(this.#view.state);
  }

  /** The text that is or would be linked; empty if nothing is selected. */
  get wordsToLink(): string {
    return wordsToLink(this.#view.state, (name) => this.#facts[name] ?? "");
  }

  /** Takes over what reads the clipboard, which is loaded later. */
  addClipboard(create: (factWords: (name: string) => string) => Plugin): void {
    if (!this.isOpen || this.#hasClipboard) return;
    const { plugins } = this.#view.state;
    const clipboard = create((name) => this.#facts[name] ?? "");
    this.#hasClipboard = true;
    this.#view.updateState(this.#view.state.reconfigure({ plugins: [...plugins, clipboard] }));
  }

  get isOpen(): boolean {
    return !this.#view.isDestroyed;
  }

  /** Measures the line with the caret, in the page's own pixels; all of the text once it is closed. */
  findLine(): { top: number; bottom: number; left: number; right: number } {
    if (!this.isOpen) return this.host.getBoundingClientRect();
    return this.#view.coordsAtPos(this.#view.state.selection.head);
  }

  run(command: Command): void {
    this.#view.focus();
    command(this.#view.state, (transaction) =>
      this.#view.dispatch(transaction.setMeta("command", true)),
    );
  }

  focus(): void {
    this.#view.focus();
  }

  /** Takes over a change from outside, such as an undo. @param keeps see `showFacts` */
  show(text: string, facts: Facts, keeps: (words: Element) => boolean): void {
    this.#facts = facts;
    showFacts(this.host, facts, keeps);
    if (text === this.#source.text) return;
    const source = readMarkdown(text);
    if (!source) return;
    this.#source = source;
    this.#showDocument(source.doc);
  }

  close(): void {
    if (!this.isOpen) return;
    // The text stays until the page is redrawn, so that nothing on it moves.
    const shown = Array.from(this.host.childNodes, (node) => node.cloneNode(true));
    this.#view.destroy();
    this.host.replaceChildren(...shown);
  }

  #take(transaction: Transaction): void {
    const state = this.#view.state.apply(transaction);
    this.#view.updateState(state);
    this.#events.move(this.formatting);
    if (!transaction.docChanged) return;
    const source = rewrite(this.#source, state.doc);
    // Removes bold that Markdown can't express.
    const isReduced = !source.doc.eq(normalize(state.doc));
    if (isReduced) this.#showDocument(source.doc);
    if (source.text === this.#source.text) {
      if (isReduced) this.#events.refuse(refusedMessage);
      return;
    }
    this.#source = source;
    const isPasted = transaction.getMeta("paste") === true;
    if (isReduced && !isPasted) this.#events.refuse(reducedMessage);
    const isWhole = transaction.getMeta("command") === true || isPasted;
    this.#events.write(source.text, !isWhole);
  }

  #showDocument(doc: Node): void {
    const { state } = this.#view;
    const replaced = replaceDocument(state, doc);
    if (!replaced) return;
    this.#view.updateState(state.apply(replaced));
    this.#events.move(this.formatting);
  }

  #selectAll(): void {
    const { doc, tr } = this.#view.state;
    this.#view.dispatch(tr.setSelection(new AllSelection(doc)));
  }

  #select(anchor: number, head: number): void {
    const { doc, tr } = this.#view.state;
    const selection = TextSelection.between(doc.resolve(anchor), doc.resolve(head));
    this.#view.dispatch(tr.setSelection(selection));
  }
}

/** The caret's position if it is beside a fact, where it isn't at any point of the screen. */
function besideFact(host: HTMLElement, doc: Node): number | undefined {
  const [before, after] = [factBeside(host, "before"), factBeside(host, "after")];
  const index = [...host.querySelectorAll(anyFact)].indexOf(before ?? after ?? host);
  const at = factPositions(doc)[index];
  return at === undefined || !before ? at : at + 1;
}
