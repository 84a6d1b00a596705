// Adds the styles of what forms show only in the browser.
import states from "./states.css?inline";

/** Needs no request, and no permission by the policy as a `<style>` would. Old browsers show these states unstyled. */
export function adoptStyles(): void {
  if (!("adoptedStyleSheets" in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(states);
  document.adoptedStyleSheets.push(sheet);
}
