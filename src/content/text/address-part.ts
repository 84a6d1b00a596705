// Encodes text as a part of a web address.

/** With the apostrophe, which HTML would write in another way than scripts. */
export function addressPart(text: string): string {
  return encodeURIComponent(text).replaceAll("'", "%27");
}
