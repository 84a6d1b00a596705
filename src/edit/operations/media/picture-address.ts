// Checks and measures a picture at another host.
import { isPhotoPage } from "../../../content/text/photo-pages.ts";
import { isMeantAsAddress, parseUrl, readPictureAddress } from "../../../content/text/address.ts";
import { wordsOf } from "../../../content/report/diagnose.ts";
import { problem } from "../../../content/diagnostics/problem.ts";
import { range } from "../../../content/model/path.ts";
import type { Size } from "../../../content/resolve/picture-sizes.ts";
import { t } from "../../../words/t.ts";

/** @returns what is wrong with the address; undefined if it can be a picture's */
export function addressProblem(written: string): string | undefined {
  if (!isMeantAsAddress(written) || readPictureAddress(written) === undefined)
    return t`Paste the full address of a picture. It starts with https://`;
  if (!isPhotoPage(written)) return undefined;
  const { message, hint } = wordsOf(problem("page-for-picture", range(0, 1), {}));
  return `${message} ${hint}`;
}

export function hostOf(address: string): string {
  return parseUrl(address)?.host ?? "";
}

/** @throws if the browser can't load a picture from there */
export async function measurePicture(address: string): Promise<Size> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}
