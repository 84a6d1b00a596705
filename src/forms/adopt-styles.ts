// Gives the page the styles of what forms show in the browser only.
import states from "./states.css?inline";

/** Needs no leave of the policy, as a `<style>` would, and no request. A browser too old for it shows those states plainly. */
export function adoptStyles(): void {
  if (!("adoptedStyleSheets" in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(states);
  document.adoptedStyleSheets.push(sheet);
}
