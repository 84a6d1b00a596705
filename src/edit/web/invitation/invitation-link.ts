// The link of an invitation: what is sealed stays in the part of the address that browsers don't send to servers.

const start = "#invitation=";

/** @param page the address of the editor */
export function invitationLink(page: string, sealed: string): string {
  return new URL(start + sealed, page).href;
}

/** Without it in the address, a reload would ask for a token. */
export function putInvitationBack(sealed: string): void {
  history.replaceState(null, "", start + sealed);
}

/** Takes an invitation out of the address, so that it isn't in the history. @returns undefined if there is none */
export function takeInvitation(): string | undefined {
  if (!location.hash.startsWith(start)) return undefined;
  const sealed = location.hash.slice(start.length);
  history.replaceState(null, "", location.pathname + location.search);
  return sealed;
}
