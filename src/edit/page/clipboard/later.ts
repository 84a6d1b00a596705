// Loads what reads and writes the clipboard.
import { laterPart } from "../../ui/later-part.ts";

/** A first visit doesn't need it: the first click or key loads it. */
export const clipboardCode = laterPart(() => import("./clipboard-code.ts"), "on first use");
