// Imported before the EmailJS library, which names localStorage as soon as it is imported: where a visitor blocks
// site data merely naming it throws, and the form would never come to life.

try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, "localStorage", { value: undefined, configurable: true });
}
