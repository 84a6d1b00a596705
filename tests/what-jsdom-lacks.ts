// What every browser has and jsdom hasn't, before the first test of each file that has a page.

if (typeof document !== "undefined") {
  globalThis.CSS ??= {} as typeof CSS; // Cast: nothing else of it is used.
  CSS.escape ??= (text) => text.replaceAll(/[^\w-]/g, String.raw`\$&`);
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event("close")));
  };
  Element.prototype.scrollIntoView ??= () => undefined;
  // Called when the editor is complete, which may be after the last test of a file. Cast: nobody reads it.
  performance.mark ??= () => ({}) as PerformanceMark;
}
