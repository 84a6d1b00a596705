// The editor's own address, for links to it.

/** Without a file name, query and fragment, such as `https://example.com/edit/`. */
export function editorAddress(): string {
  return new URL(".", location.href).href;
}
