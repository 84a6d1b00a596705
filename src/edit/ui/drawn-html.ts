// Marks the HTML that the editor draws. The page's policy lets nothing else become elements, so that no text of a
// content file or a clipboard can by mistake.

/** TypeScript's types of the DOM lack Trusted Types. https://www.w3.org/TR/trusted-types/#trusted-type-policy-factory */
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

interface Policy {
  createHTML: (html: string) => string;
}

// Cast: see PolicyFactory. Older browsers lack it, too.
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

const policy = trustedTypes?.createPolicy("drawn", { createHTML: (html) => html });

/**
 * Only for what React or `frameDocument` has written, because both escape what they are given, and for what is never
 * shown.
 * @returns what `innerHTML`, `srcdoc` and DOMParser take; it is text only if the browser has no Trusted Types
 */
export function drawnHtml(html: string): string {
  return policy ? policy.createHTML(html) : html;
}
