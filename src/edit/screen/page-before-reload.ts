// Keeps the shown page with the browser tab's address, so that a reload shows it again.

/** @returns the page's name; undefined if the editor was opened, not reloaded */
export function pageBeforeReload(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("page" in state)) return undefined;
  return typeof state.page === "string" ? state.page : undefined;
}

export function rememberPage(page: string): void {
  history.replaceState({ page }, "");
}
