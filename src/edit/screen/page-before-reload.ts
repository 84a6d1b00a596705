// Keeps the shown page with the browser tab's address, so that a reload shows it again.

/** @returns the page's name; undefined if the editor was opened, not reloaded */
export function pageBeforeReload(): string | undefined {
  // Cast: only `rememberPage` writes there.
  return (history.state as { page?: string } | null)?.page;
}

export function rememberPage(page: string): void {
  history.replaceState({ page }, "");
}
