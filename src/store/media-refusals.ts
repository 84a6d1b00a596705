// Why a file can't be removed from media, or put back.
import { t } from "../words/t.ts";

export const notInMedia = (name: string): string => t`${name} isn't a file in media.`;

export const alreadyRemoved = (name: string): string => t`${name} has already been removed.`;

export const stillUsed = (name: string): string =>
  t`${name} can't be removed: the saved content still uses it, or has an error that hides whether it does. Remove it from the page or fix the error, save, then remove the file.`;

export const notInState = (name: string): string =>
  t`${name} isn't in the earlier version. Choose another file.`;

export const nameTaken = (name: string): string =>
  t`Another file is called ${name} by now. Rename or remove it, then bring this one back.`;
