// Why a file can't be removed from media, or put back.

export const notInMedia = (name: string): string => `${name} isn't a file in media.`;

export const alreadyRemoved = (name: string): string => `${name} has already been removed.`;

export const stillUsed = (name: string): string =>
  `${name} can't be removed: the saved content still uses it, or has an error that hides whether it does. Remove it from the page or fix the error, save, then remove the file.`;

export const notInState = (name: string): string =>
  `${name} isn't in the earlier version. Choose another file.`;

export const nameTaken = (name: string): string =>
  `Another file is called ${name} by now. Rename or remove it, then bring this one back.`;
