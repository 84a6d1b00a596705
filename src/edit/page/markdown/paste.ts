// What is pasted keeps its words and its lines, and of its looks what visitors can be shown.
import { Fragment, Slice, type Mark, type Node } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { readLinkAddress } from "../../../content/text/address.ts";
import { setLink } from "./actions.ts";
import { hrefOf, schema } from "./schema.ts";

export const pastePlugin = new Plugin({
  props: {
    transformPasted: (slice) =>
      new Slice(withSafeLinks(slice.content), slice.openStart, slice.openEnd),
    clipboardTextParser: (text, $context) => sliceOfLines(text, $context.marks()),
    handlePaste: (view, event) => {
      const address = event.clipboardData?.getData("text/plain").trim() ?? "";
      // An address over words is where they are to lead.
      if (view.state.selection.empty || readLinkAddress(address) === undefined) return false;
      return setLink(address, address)(view.state, view.dispatch);
    },
  },
});

function withSafeLinks(content: Fragment): Fragment {
  return Fragment.fromArray(
    content.content.map((node) => {
      const safe = node.marks.filter((mark) => isSafe(hrefOf(mark)));
      return node.mark(safe).copy(node.isText ? node.content : withSafeLinks(node.content));
    }),
  );
}

function isSafe(href: string | undefined): boolean {
  return href === undefined || /^(page:|media\/)/.test(href) || readLinkAddress(href) !== undefined;
}

/** An empty line ends a paragraph; any other end of a line is one in it. */
function sliceOfLines(text: string, marks: readonly Mark[]): Slice {
  const paragraphs = text.trim().split(/(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)\s*/);
  const nodes = paragraphs.map((paragraph) => {
    const lines = paragraph.split(/\r\n?|\n/);
    const inlines = lines.flatMap((line, index): Node[] => [
      ...(index > 0 ? [schema.node("hardBreak")] : []),
      ...(line === "" ? [] : [schema.text(line, marks)]),
    ]);
    return schema.node("paragraph", null, inlines);
  });
  return new Slice(Fragment.fromArray(nodes), 1, 1);
}
