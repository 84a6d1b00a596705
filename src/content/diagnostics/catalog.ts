// The list of all problems, by permanent id, with their sentences.
import { contact } from "./catalog/contact.ts";
import { copy } from "./catalog/copy.ts";
import { disk } from "./catalog/disk.ts";
import { formatting } from "./catalog/formatting.ts";
import { formerNames } from "./catalog/former-names.ts";
import { forms } from "./catalog/forms.ts";
import { meaning } from "./catalog/meaning.ts";
import { languages } from "./catalog/languages.ts";
import { media } from "./catalog/media.ts";
import { release } from "./catalog/release.ts";
import { shape } from "./catalog/shape.ts";
import { drafts } from "./catalog/drafts.ts";
import { sections } from "./catalog/sections.ts";
import { siblings } from "./catalog/siblings.ts";
import { syntax } from "./catalog/syntax.ts";

/** Ids never change once published: tools and people refer to them. */
export const catalog = {
  ...disk,
  ...syntax,
  ...shape,
  ...drafts,
  ...formerNames,
  ...sections,
  ...siblings,
  ...languages,
  ...meaning,
  ...contact,
  ...media,
  ...forms,
  ...formatting,
  ...copy,
  ...release,
};
