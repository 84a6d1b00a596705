// Prepares a new media file: removes camera data and checks what the file is.
import { newMediaProblem } from "../../content/check/new-media.ts";
import { wordsOf } from "../../content/report/diagnose.ts";
import type { Measured } from "../../content/model/symbols.ts";
import { withoutCameraData } from "../../media/camera-data/camera-data.ts";
import { measureMedia } from "../../media/measure-media.ts";
import { stemOf } from "../../media/media-name.ts";

export type PreparedMedia =
  | {
      is: "ready";
      stem: string;
      kind: string;
      content: Uint8Array;
      measured: Measured;
      note?: string;
    }
  | { is: "refused"; reason: string };

export interface PrepareOptions {
  /** The file was in media before, so that its pixels stay as they are. */
  isRestored?: boolean;
}

export async function prepareMedia(
  file: File,
  kinds: readonly string[],
  _options: PrepareOptions = {},
): Promise<PreparedMedia> {
  const content = withoutCameraData(new Uint8Array(await file.arrayBuffer()));
  const measured = await measureMedia(content);
  const found = newMediaProblem(file.name, measured, kinds);
  if (found) {
    const { message, hint } = wordsOf(found);
    return { is: "refused", reason: `${message} ${hint}` };
  }
  return { is: "ready", stem: stemOf(file.name), kind: measured.kind ?? "", content, measured };
}
