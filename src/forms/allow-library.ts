// The EmailJS library names localStorage as soon as it is imported: where a visitor blocks site data merely naming it
// throws, and the form would never come to life.

/** Called before the library is imported, and only then: Node, too, knows localStorage, and warns of its use. */
export function allowLibrary(): void {
  try {
    void globalThis.localStorage;
  } catch {
    Object.defineProperty(globalThis, "localStorage", { value: undefined, configurable: true });
  }
}
