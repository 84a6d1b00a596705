// The clipboard of a formatted text. What is pasted keeps its words and lines, and the formatting that the site can
// show; what is copied can be read anywhere.
import { Fragment, Slice, type Mark, type ResolvedPos } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { readLinkAddress } from "../../../content/text/address.ts";
import { directAddress } from "../../../content/text/detours.ts";
import { setLink } from "../rich-text/actions.ts";
import { schema } from "../rich-text/document-schema.ts";
import { copiedHtml, copiedText, type FactWords } from "./copied.ts";
import { withDirectAddresses } from "./direct-addresses.ts";
import { pastedHtmlParser } from "./html-parser.ts";
import { readLines } from "./lines.ts";
import { withSafeLinks } from "./safe-links.ts";
import { withStylesAsData } from "./styles.ts";

/** @param factWords the value of a fact */
export function clipboardPlugin(factWords: FactWords): Plugin {
  return new Plugin({
    props: {
      transformPastedHTML: (html) => withStylesAsData(html),
      clipboardParser: pastedHtmlParser,
      transformPasted: (slice) =>
        new Slice(withSafeLinks(slice.content, factWords), slice.openStart, slice.openEnd),
      clipboardTextParser: (text, $context) => sliceOfLines(withDirectAddresses(text), $context),
      clipboardTextSerializer: (slice) => copiedText(slice, factWords),
      clipboardSerializer: copiedHtml(factWords),
      handlePaste: (view, event, slice) => {
        // A picture alone, for example. The library would look for its text in another element, whose focus closes this
        // one, or replace the selected words by nothing.
        if (slice.size === 0) return true;
        const written = event.clipboardData?.getData("text/plain").trim() ?? "";
        const address = directAddress(written) ?? written;
        // Pasting an address over selected text links that text.
        if (view.state.selection.empty || readLinkAddress(address) === undefined) return false;
        return setLink(address, address)(view.state, view.dispatch);
      },
    },
  });
}

/** Converts pasted plain text into a slice that fits at the caret. */
export function sliceOfLines(text: string, $caret: ResolvedPos): Slice {
  const marks = $caret.marks();
  const lines = text.replace(/^(?:[ \t]*[\r\n])+/, "").trimEnd();
  const { parentOffset, parent } = $caret;
  const isAtEnd = parentOffset === parent.content.size;
  const isBetweenWords = parentOffset > 0 && !isAtEnd;
  // In the middle of a sentence, a dash is just a dash.
  if (isBetweenWords && !/[\r\n]/.test(lines))
    return new Slice(textLine(lines.trim(), marks), 0, 0);
  const blocks = readLines(lines, marks);
  const [first] = blocks;
  const isInList = $caret.depth > 1;
  const openEnd = blocks.at(-1)?.isTextblock === true ? 1 : 0;
  if (!first || first.isTextblock)
    return new Slice(Fragment.fromArray(blocks), first ? 1 : 0, openEnd);
  if (!isInList) return new Slice(Fragment.fromArray(blocks), 0, openEnd);
  // In a list, each point becomes an item; an empty first item leaves the one with the caret as it is.
  if (parentOffset === 0) return new Slice(Fragment.fromArray(blocks), 1, 1);
  const empty = schema.node("listItem", null, [schema.node("paragraph")]);
  const begun = first.copy(Fragment.from(empty).append(first.content));
  const isLastItem = blocks.at(-1)?.isTextblock === false && isAtEnd;
  return new Slice(Fragment.fromArray([begun, ...blocks.slice(1)]), 3, isLastItem ? 3 : 1);
}

function textLine(line: string, marks: readonly Mark[]): Fragment {
  return line === "" ? Fragment.empty : Fragment.from(schema.text(line, marks));
}
