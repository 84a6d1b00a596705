// What kind of file a video or its captions are, by their bytes.
import { expect, test } from "vitest";
import { measureMedia } from "../../src/media/measure-media.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const kindOf = async (text: string) => (await measureMedia(bytes(text.padEnd(64, "\0")))).kind;

test.each([
  ["an MP4 video", "\0\0\0\x20ftypisom\0\0\x02\0", "mp4"],
  ["an MP4 video of a camera", "\0\0\0\x18ftypmp42\0\0\0\0", "mp4"],
  ["a WebM video", "\x1a\x45\xdf\xa3\x9fB\x86\x81\x01", "webm"],
  ["captions", "WEBVTT\n\n00:00.000 --> 00:02.000\nHello.", "vtt"],
  ["captions with a byte order mark", "\xef\xbb\xbfWEBVTT\n", "vtt"],
  ["a PDF", "%PDF-1.7", "pdf"],
  ["a film in a format that browsers can't play", "\0\0\0\x14ftypqt  \0\0\0\0", undefined],
  ["a text that only mentions captions", "See WEBVTT", undefined],
])("%s", async (_what, text, kind) => {
  expect(await kindOf(text)).toBe(kind);
});
