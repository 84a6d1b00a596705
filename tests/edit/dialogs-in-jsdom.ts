// Dialogs that open and close, which jsdom doesn't implement.

/** For `beforeEach`. */
export function addDialogs(): void {
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}
