// Adds what follows from a change: beside it, in a table's other rows, and in the links to a block.
import { renameSection } from "../pages/rename-section.ts";
import { withCells } from "../table-columns.ts";
import { followingUp, followUpsBeside } from "./follow-up-beside.ts";

/** The change and its follow-ups, for one undo step. */
export const withFollowUps = followingUp([
  {
    on: "*/blocks/*/id",
    operations: ({ vocabulary, files, file, change }) =>
      renameSection(vocabulary, files, file, change),
  },
  {
    on: "**",
    operations: ({ vocabulary, files, file, change }) => withCells(vocabulary, files, file, change),
  },
  ...followUpsBeside,
]);
