// Changes the address of a link while the author edits the address that it shows.
import type { Mark, Node } from "prosemirror-model";
import {
  Plugin,
  PluginKey,
  TextSelection,
  type EditorState,
  type Transaction,
} from "prosemirror-state";
import type { Mapping } from "prosemirror-transform";
import { hrefOf, schema, writtenFact } from "./document-schema.ts";
import { ownAddress, type AddressOf } from "../../operations/own-address.ts";

/** A link in the document, with its range. */
interface LinkRange {
  href: string;
  words: string;
  from: number;
  to: number;
}

/** A link that shows its own address. */
interface Followed extends LinkRange {
  addressOf: AddressOf;
  /** Where it goes while its words aren't an address, such as "our office". */
  first: string;
}

interface LinkState {
  followed: readonly Followed[];
  /** The end of the link that was typed into last. */
  writing: number | undefined;
}

const key = new PluginKey<LinkState>("follow-words");

export const followWords = new Plugin<LinkState>({
  key,
  state: {
    init: (_, { doc }) => ({ followed: linksIn(doc).flatMap(follow), writing: undefined }),
    apply: (transaction, { followed, writing }, _before, { doc }) => {
      const { mapping, docChanged, selectionSet } = transaction;
      if (!docChanged) return { followed, writing: selectionSet ? undefined : writing };
      // What follows from a typed letter comes in a transaction of its own.
      const isOwn = transaction.getMeta("appendedTransaction") !== undefined;
      const isTyped = transaction.getMeta(key) === true;
      return {
        followed: updated(followed, mapping, doc, isOwn),
        writing: isTyped ? transaction.selection.to : isOwn ? writing : undefined,
      };
    },
  },
  appendTransaction: (transactions, _before, state) =>
    transactions.some(({ docChanged }) => docChanged) ? withOwnAddresses(state) : null,
  props: {
    handleTextInput: ({ state, dispatch }, from, to, typed) => {
      const mark = linkToContinue(state, from, to, typed);
      if (!mark) return false;
      const marks = mark.addToSet(state.doc.resolve(from).marks());
      const tr = state.tr.replaceWith(from, to, schema.text(typed, marks)).setMeta(key, true);
      dispatch(tr.setSelection(TextSelection.create(tr.doc, from + typed.length)));
      return true;
    },
  },
});

/** @param isOwn true if only addresses have followed their words */
function updated(
  followed: readonly Followed[],
  mapping: Mapping,
  doc: Node,
  isOwn: boolean,
): Followed[] {
  const links = linksIn(doc);
  const known = followed.flatMap((each) => {
    // What is typed at either end may be part of the link: its mark decides.
    const [from, to] = [mapping.map(each.from, -1), mapping.map(each.to, 1)];
    const link = links.find((one) => one.from >= from && one.to <= to);
    // The author has chosen where it goes.
    if (!isOwn && link?.words === each.words && link.href !== each.href) return follow(link);
    return link ? [{ ...each, ...link }] : [];
  });
  const isKnown = ({ from }: LinkRange) => known.some((each) => each.from === from);
  return [...known, ...links.filter((link) => !isKnown(link)).flatMap(follow)];
}

/** The link that typed words are part of, where ProseMirror would put them after it. */
function linkToContinue(
  state: EditorState,
  from: number,
  to: number,
  typed: string,
): Mark | undefined {
  const { followed = [], writing } = key.getState(state) ?? {};
  const link = linksIn(state.doc).find((each) => each.from <= from && to <= each.to);
  if (!link || (from === to && to < link.to)) return undefined;
  const own = followed.find((each) => each.from === link.from);
  const isAddress = own?.addressOf(link.words) !== undefined;
  const isTouched = writing === from || (own && (!isAddress || own.href !== own.first));
  // A point may be part of an address that isn't whole yet, but ends a phrase.
  const isPhrase = /\s/.test(link.words);
  const isAtEnd = isAddress ? /^[\s\p{P}]/u.test(typed) : isPhrase && /^[.,;:!?]/.test(typed);
  return from < to || (isTouched && !isAtEnd)
    ? schema.mark("link", { href: link.href })
    : undefined;
}

function withOwnAddresses(state: EditorState): Transaction | null {
  const { tr } = state;
  for (const { from, to, href, words, addressOf, first } of key.getState(state)?.followed ?? []) {
    const next = addressOf(words) ?? first;
    if (next !== href) tr.addMark(from, to, schema.mark("link", { href: next }));
  }
  return tr.docChanged ? tr : null;
}

function follow(link: LinkRange): Followed[] {
  const addressOf = ownAddress(link.words, link.href);
  return addressOf ? [{ ...link, addressOf, first: link.href }] : [];
}

function linksIn(doc: Node): LinkRange[] {
  const links: LinkRange[] = [];
  doc.descendants((node, from) => {
    const href = node.marks.map(hrefOf).find((each) => each !== undefined);
    if (href === undefined) return;
    const words = node.text ?? (node.type === schema.nodes.fact ? writtenFact(node) : " ");
    const to = from + node.nodeSize;
    const last = links.at(-1);
    if (last?.to === from && last.href === href)
      Object.assign(last, { to, words: last.words + words });
    else links.push({ href, words, from, to });
  });
  return links;
}
