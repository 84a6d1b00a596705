// Lets the EmailJS library load if the visitor blocks site data. It accesses localStorage when it is imported, which
// throws then, and the form would never work.

/** Call it only before the library is imported, because Node also has localStorage and warns about using it. */
export function allowLibrary(): void {
  try {
    void globalThis.localStorage;
  } catch {
    Object.defineProperty(globalThis, "localStorage", { value: undefined, configurable: true });
  }
}
