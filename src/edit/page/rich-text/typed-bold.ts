// Makes words bold when they are typed as in Markdown or a chat: **words**.
import { Plugin } from "prosemirror-state";
import { schema } from "./document-schema.ts";

/** The words between the stars, when the last star is about to be typed; they may have facts among them. */
const typedWords = /(?<![*\p{L}\p{N}])\*\*([^*\s](?:[^*]*[^*\s])?)\*$/u;

/** The stars are an undo step of their own, so that an author who wants them gets them back. */
export const typedBold = new Plugin({
  props: {
    handleTextInput(view, from, to, typed) {
      const { $from } = view.state.selection;
      const before = $from.parent.textBetween(0, from - $from.start(), undefined, "\ufffc");
      const words = typed === "*" ? typedWords.exec(before)?.[1] : undefined;
      if (words === undefined) return false;
      view.dispatch(view.state.tr.insertText(typed, from, to));
      const end = from + typed.length;
      const start = end - words.length - "****".length;
      const bold = view.state.tr
        .delete(end - "**".length, end)
        .delete(start, start + "**".length)
        .addMark(start, start + words.length, schema.marks.strong.create())
        .removeStoredMark(schema.marks.strong)
        .setMeta("command", true);
      view.dispatch(bold);
      return true;
    },
  },
});
