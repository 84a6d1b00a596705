// In characters: how much text is shown before and after a match.
export const maxBefore = 40;
export const maxAfter = 80;
