// Takes links out of pasted words that the site wouldn't show.
import { Fragment, type Mark } from "prosemirror-model";
import { readLinkAddress } from "../../../content/text/address.ts";
import { hrefOf } from "../rich-text/document-schema.ts";
import { filledAddress, type FactWords } from "./copied.ts";

export function withSafeLinks(content: Fragment, factWords: FactWords): Fragment {
  const isSafe = (mark: Mark) => isShown(hrefOf(mark), factWords);
  return Fragment.fromArray(
    content.content.map((node) => {
      const inner = node.isText ? node.content : withSafeLinks(node.content, factWords);
      return node.mark(node.marks.filter(isSafe)).copy(inner);
    }),
  );
}

function isShown(href: string | undefined, factWords: FactWords): boolean {
  if (href === undefined || /^(page:|media\/)/.test(href)) return true;
  return readLinkAddress(filledAddress(href, factWords)) !== undefined;
}
