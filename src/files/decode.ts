// Bytes to text. A file that isn't UTF-8 is read as what it most likely is, so that the rest of it can be checked.

/** `encoding` is set when it isn't UTF-8. A byte order mark stays in the text, for the checker to report. */
export interface Decoded {
  text: string;
  encoding?: string;
}

export function decode(bytes: Uint8Array): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return readAs("utf-16le", "UTF-16", bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return readAs("utf-16be", "UTF-16", bytes);
  // JSON begins with a bracket, so that a zero byte beside it can only be half of a wider character.
  if (bytes.length > 1 && bytes[1] === 0) return readAs("utf-16le", "UTF-16", bytes);
  if (bytes.length > 1 && bytes[0] === 0) return readAs("utf-16be", "UTF-16", bytes);
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return readAs("windows-1252", "Windows-1252 or another old encoding", bytes);
  }
}

function readAs(label: string, encoding: string, bytes: Uint8Array): Decoded {
  return { text: new TextDecoder(label).decode(bytes), encoding };
}
