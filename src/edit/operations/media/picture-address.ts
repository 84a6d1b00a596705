// A picture at another host: whether its address can be used, how large it is, and what the site must know of its host.
import { isPhotoPage } from "../../../content/text/photo-pages.ts";
import { isMeantAsAddress, parseUrl, readPictureAddress } from "../../../content/text/address.ts";
import { wordsOf } from "../../../content/report/diagnose.ts";
import { problem } from "../../../content/diagnostics/problem.ts";
import { range } from "../../../content/model/path.ts";
import type { Size } from "../../../content/resolve/picture-sizes.ts";

/** @returns what is wrong with it, in a sentence; undefined where a picture may be there */
export function addressProblem(written: string): string | undefined {
  if (!isMeantAsAddress(written) || readPictureAddress(written) === undefined)
    return "Paste the full address of a picture. It starts with https://";
  if (!isPhotoPage(written)) return undefined;
  const { message, hint } = wordsOf(problem("page-for-picture", range(0, 1), {}));
  return `${message} ${hint}`;
}

export function hostOf(address: string): string {
  return parseUrl(address)?.host ?? "";
}

/** @throws where there is no picture that a browser shows */
export async function measurePicture(address: string): Promise<Size> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}
