// Keyboard shortcuts in a formatted text; undo and save are handled by the editor.
import { baseKeymap, chainCommands } from "prosemirror-commands";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import type { Command, Plugin } from "prosemirror-state";
import { toggleEmphasis, toggleStrong } from "./actions.ts";
import { schema } from "./document-schema.ts";

const { listItem, hardBreak } = schema.nodes;

const newLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hardBreak.create()).scrollIntoView());
  return true;
};

/** At the start of a list item, Backspace first removes the item's bullet or number. */
const liftAtStart: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  const isFirst = $from.depth > 1 && $from.index(-1) === 0 && $from.node(-1).type === listItem;
  if (!empty || !isFirst || $from.parentOffset > 0) return false;
  return liftListItem(listItem)(state, dispatch, view);
};

/** @param ask opens the link dialog or moves to the toolbar */
export function keyPlugins(ask: (what: "link" | "tools") => void): Plugin[] {
  const asking = (what: "link" | "tools") => () => {
    ask(what);
    return true;
  };
  const own = keymap({
    "Mod-b": toggleStrong,
    "Mod-i": toggleEmphasis,
    "Mod-k": asking("link"),
    "Alt-F10": asking("tools"),
    "Mod-]": sinkListItem(listItem),
    "Mod-[": liftListItem(listItem),
    "Shift-Enter": newLine,
    Enter: chainCommands(splitListItem(listItem), baseKeymap["Enter"] ?? newLine),
    Backspace: chainCommands(liftAtStart, baseKeymap["Backspace"] ?? liftAtStart),
  });
  return [own, keymap(baseKeymap)];
}
