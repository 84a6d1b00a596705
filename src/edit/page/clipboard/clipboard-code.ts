// Everything that reads and writes the clipboard for texts, which is loaded together.
export { clipboardPlugin } from "./clipboard-plugin.ts";
export { pasteAgain } from "./paste-again.ts";
export { paste } from "./paste.ts";
