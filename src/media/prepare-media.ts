// Prepares a new media file in the browser: removes camera data, shrinks photos, and checks what the file is.
import { newMediaProblem } from "../content/check/new-media.ts";
import { problem, type Problem } from "../content/diagnostics/problem.ts";
import { range } from "../content/model/path.ts";
import type { Measured } from "../content/model/symbols.ts";
import { wordsOf } from "../content/report/diagnose.ts";
import { areEqual } from "./bytes.ts";
import { isForPrinting } from "./jpeg-frame.ts";
import { largestMedia } from "./largest-media.ts";
import { refusedIfNotLoaded } from "./load-code.ts";
import { hasLocation, withoutCameraData } from "./camera-data/camera-data.ts";
import { measureUndecoded } from "./measure-undecoded.ts";
import { stemOf } from "./media-name.ts";
import { noteOn, tooLarge, unreadable } from "./media-words.ts";
import { preparePhoto } from "./prepare-photo.ts";

/** A file as it can be stored. */
export interface ReadyMedia {
  is: "ready";
  /** Its name without extension, which works on every disk and host. */
  stem: string;
  /** Its extension. */
  kind: string;
  content: Uint8Array<ArrayBuffer>;
  measured: Measured;
  /** What was done to it, for the person. */
  note?: string;
}

export type PreparedMedia = ReadyMedia | { is: "refused"; reason: string };

export interface PrepareOptions {
  /** In bytes: the largest file that is accepted. */
  largest?: number;
  /** The file was in media before, so that its pixels stay as they are. */
  isRestored?: boolean;
}

/** @param kinds the accepted kinds of file, as file extensions */
export async function prepareMedia(
  ...given: [file: File, kinds: readonly string[], options?: PrepareOptions]
): Promise<PreparedMedia> {
  try {
    return await prepare(...given);
  } catch (error) {
    return refusedIfNotLoaded(error);
  }
}

async function prepare(
  file: File,
  kinds: readonly string[],
  { largest = largestMedia, isRestored = false }: PrepareOptions = {},
): Promise<PreparedMedia> {
  if (file.size > largest) return refused(tooLarge(file.name, largest));
  const original = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (!original) return refused(unreadable(file.name));
  const stripped = new Uint8Array(withoutCameraData(original));
  const found = await measureUndecoded(stripped);
  const reason = reasonAgainst(file.name, found, kinds);
  if (reason !== undefined) return refused(reason);
  const photo = await preparePhoto({ content: stripped, measured: found }, !isRestored);
  if (!photo) return refused(damaged(file.name));
  const { content } = photo;
  const note = noteOn({
    shrunk: content === stripped ? undefined : { before: original.length, after: content.length },
    removed: await removedFrom(original, stripped),
    kind: found.kind,
    isForPrinting: found.kind === "jpg" && isForPrinting(content),
  });
  const [stem, kind] = [stemOf(file.name), found.kind ?? ""];
  return { is: "ready", stem, kind, ...photo, ...(note !== undefined && { note }) };
}

function refused(reason: string): PreparedMedia {
  return { is: "refused", reason };
}

/** @returns undefined if nothing speaks against it */
function reasonAgainst(
  name: string,
  measured: Measured,
  kinds: readonly string[],
): string | undefined {
  const found = newMediaProblem(name, measured, kinds);
  return found && inWords(found);
}

function damaged(file: string): string {
  return inWords(problem("damaged-picture", range(0, 1), { file }));
}

function inWords(found: Problem): string {
  const { message, hint } = wordsOf(found);
  return `${message} ${hint}`;
}

async function removedFrom(original: Uint8Array, stripped: Uint8Array) {
  if (areEqual(original, stripped)) return undefined;
  return (await hasLocation(original)) ? "camera data and location" : "camera data";
}
