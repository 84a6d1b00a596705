// The name of a block for links to it.
import { loadedLater } from "../../ui/loaded-later.tsx";
import { inputKind } from "./input-kind.tsx";

export const linkName = inputKind({
  accepts: ({ definition }) => definition === "parts.schema.json#id",
  Input: loadedLater(async () => (await import("./LinkNameInput.tsx")).LinkNameInput),
});
