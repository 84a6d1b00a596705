// Decodes a file's bytes to text. If it isn't UTF-8, guesses the encoding, so that its content can still be checked.
import type { Encoding } from "../content/model/input.ts";
import { areEqual, bytesOf, latin1 } from "./bytes.ts";

/** `encoding` is set if the file isn't UTF-8. A byte order mark stays in the text, so that the check can report it. */
interface Decoded {
  text: string;
  encoding?: Encoding;
}

/** Strict. A byte order mark is a character like any other. */
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

export function decode(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return readWide("utf-16le", bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return readWide("utf-16be", bytes);
  // JSON starts with two ASCII characters, and UTF-16 writes one byte of each as zero (RFC 4627, section 3).
  const zeros = Array.from(bytes.subarray(0, 4), (byte) => byte === 0).join(" ");
  if (zeros === "false true false true") return readWide("utf-16le", bytes);
  if (zeros === "true false true false") return readWide("utf-16be", bytes);
  try {
    return { text: utf8.decode(bytes) };
  } catch {
    return readDamaged(bytes);
  }
}

/** True if encoding the decoded text as UTF-8 gives the same bytes again. */
export function isReversible(bytes: Uint8Array): boolean {
  return areEqual(new TextEncoder().encode(decode(bytes).text), bytes);
}

function readWide(label: string, bytes: Uint8Array): Decoded {
  return { text: new TextDecoder(label).decode(bytes), encoding: "UTF-16" };
}

/**
 * Matches a multi-byte UTF-8 character (The Unicode Standard, table 3-7), or a stray byte, in a text with one character
 * per byte.
 */
const parts =
  /((?:[\xc2-\xdf]|\xe0[\xa0-\xbf]|\xed[\x80-\x9f]|[\xe1-\xec\xee\xef][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]|[\xf1-\xf3][\x80-\xbf]{2}|\xf4[\x80-\x8f][\x80-\xbf])[\x80-\xbf])|[\x80-\xff]/g;

/** Reads the file as UTF-8 with stray bytes or as Windows-1252, whichever fits more of its bytes. */
function readDamaged(bytes: Uint8Array): Decoded {
  const narrow = latin1(bytes);
  const strays: number[] = [];
  let text = "";
  let end = 0;
  let whole = 0;
  let damaged = 0;
  let lastStray = Number.NaN;
  for (const { 0: part, 1: character, index } of narrow.matchAll(parts)) {
    text += narrow.slice(end, index);
    end = index + part.length;
    if (character === undefined) {
      strays.push(text.length);
      text += readNarrow(part);
      // Several stray bytes in a row are the rest of one character.
      if (lastStray !== index - 1) damaged++;
      lastStray = index;
    } else {
      text += utf8.decode(bytesOf(character));
      whole++;
    }
  }
  if (damaged > whole) return { text: readNarrow(narrow), encoding: "Windows-1252" };
  return { text: text + narrow.slice(end), encoding: { strays } };
}

/**
 * The characters of Windows-1252 from 0x80 to 0x9f (https://encoding.spec.whatwg.org/index-windows-1252.txt). The five
 * that it doesn't define, which browsers read as control characters, are � here. They are listed because some versions
 * of Node read all of them as control characters.
 */
const windows1252Characters = "€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ";

/** @param bytes a text with one character per byte */
function readNarrow(bytes: string): string {
  return bytes.replaceAll(/[\u0080-\u009f]/g, (character) =>
    windows1252Characters.charAt(character.charCodeAt(0) - 0x80),
  );
}
