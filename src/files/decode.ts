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
  // JSON begins with a bracket, so that a zero byte beside it can only be half of a wider character.
  if (bytes.length > 1 && bytes[1] === 0) return readWide("utf-16le", bytes);
  if (bytes.length > 1 && bytes[0] === 0) return readWide("utf-16be", bytes);
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { text: readNarrow(bytes), encoding: "Windows-1252" };
  }
}

function readWide(label: string, bytes: Uint8Array): Decoded {
  return { text: new TextDecoder(label).decode(bytes), encoding: "UTF-16" };
}

/**
 * The signs from 0x80 to 0x9f; � where there is none (https://encoding.spec.whatwg.org/index-windows-1252.txt).
 * Written out, because some versions of Node take them for control characters.
 */
const narrowSigns = "€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ";

function readNarrow(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString("latin1")
    .replaceAll(/[\u0080-\u009f]/g, (sign) => narrowSigns.charAt(sign.charCodeAt(0) - 0x80));
}
