// Bytes to text. A file that isn't UTF-8 is read as what it most likely is, so that the rest of it can be checked.
import type { Encoding } from "../content/model/input.ts";

/** `encoding` is set when it isn't UTF-8. A byte order mark stays in the text, for the checker to report. */
interface Decoded {
  text: string;
  encoding?: Encoding;
}

export function decode(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return readWide("utf-16le", bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return readWide("utf-16be", bytes);
  // JSON begins with two ASCII characters, of which UTF-16 writes one half as zero (RFC 4627, section 3).
  const zeros = Array.from(bytes.subarray(0, 4), (byte) => byte === 0).join(" ");
  if (zeros === "false true false true") return readWide("utf-16le", bytes);
  if (zeros === "true false true false") return readWide("utf-16be", bytes);
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return readDamaged(bytes);
  }
}

/** Whether writing the text of these bytes as UTF-8 gives the same bytes again. */
export function isReversible(bytes: Uint8Array): boolean {
  return Buffer.from(decode(bytes).text).equals(bytes);
}

function readWide(label: string, bytes: Uint8Array): Decoded {
  return { text: new TextDecoder(label).decode(bytes), encoding: "UTF-16" };
}

/**
 * A character that UTF-8 writes with several bytes (The Unicode Standard, table 3-7), or some bytes that are none, in
 * a text that has a character for each byte.
 */
const parts =
  /((?:[\xc2-\xdf]|\xe0[\xa0-\xbf]|\xed[\x80-\x9f]|[\xe1-\xec\xee\xef][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]|[\xf1-\xf3][\x80-\xbf]{2}|\xf4[\x80-\x8f][\x80-\xbf])[\x80-\xbf])|[\x80-\xff]/g;

/** UTF-8 with stray bytes in it, or all of it Windows-1252: whichever more of its bytes speak for. */
function readDamaged(bytes: Uint8Array): Decoded {
  const narrow = Buffer.from(bytes).toString("latin1");
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
      // Several in a row are what is left of one character.
      if (lastStray !== index - 1) damaged++;
      lastStray = index;
    } else {
      text += Buffer.from(character, "latin1").toString();
      whole++;
    }
  }
  if (damaged > whole) return { text: readNarrow(narrow), encoding: "Windows-1252" };
  return { text: text + narrow.slice(end), encoding: { strays } };
}

/**
 * The signs from 0x80 to 0x9f; � where there is none (https://encoding.spec.whatwg.org/index-windows-1252.txt).
 * Written out, because some versions of Node take them for control characters.
 */
const narrowSigns = "€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ";

/** @param bytes a text that has a character for each byte */
function readNarrow(bytes: string): string {
  return bytes.replaceAll(/[\u0080-\u009f]/g, (sign) =>
    narrowSigns.charAt(sign.charCodeAt(0) - 0x80),
  );
}
