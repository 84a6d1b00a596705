// Every rule there is. A new one is an entry in the catalogue, a line here, and a fixture.
import { characters } from "./characters.ts";
import { contactLines, organizationContacts } from "./contacts.ts";
import { fileNames, missingSiteFile, unreadFiles } from "./files.ts";
import { formChoices, formFieldNames, formRecipient } from "./form-fields.ts";
import { formPlaceholders } from "./form-placeholders.ts";
import { formTemplate } from "./form-template.ts";
import { hardCodedFacts } from "./hard-coded-facts.ts";
import { headings } from "./headings.ts";
import { ids } from "./ids.ts";
import { jobOpenings } from "./job-openings.ts";
import { buttonLabels, linkLabels } from "./link-text.ts";
import { brokenLinks, formattingInPlainTexts, shownPlaceholders, unclosedFacts } from "./markup.ts";
import { missingFacts } from "./missing-facts.ts";
import { missingSizes, pictures, sitePictures } from "./pictures.ts";
import type { FieldsRule, SiteRule, TextRule } from "./rule.ts";
import { searchSnippet } from "./search-snippet.ts";
import { sensitiveData } from "./sensitive-data.ts";
import { ownAddress, photoHosts } from "./site.ts";
import { namedStandIns, standIns } from "./stand-ins.ts";
import { unreachedPages, unusedMedia, unusedNames } from "./unused.ts";
import { missingWording } from "./wording.ts";

export const textRules: readonly TextRule[] = [
  characters,
  hardCodedFacts,
  unclosedFacts,
  linkLabels,
  brokenLinks,
  formattingInPlainTexts,
  ...shownPlaceholders,
  standIns,
];

export const fieldsRules: readonly FieldsRule[] = [
  contactLines,
  pictures,
  missingSizes,
  ...buttonLabels,
  searchSnippet,
  headings,
  jobOpenings,
  formRecipient,
  formTemplate,
  formFieldNames,
  formPlaceholders,
  formChoices,
  sensitiveData,
  ownAddress,
  organizationContacts,
  sitePictures,
  photoHosts,
  namedStandIns,
  missingWording,
];

export const siteRules: readonly SiteRule[] = [
  fileNames,
  missingFacts,
  ids,
  missingSiteFile,
  unreadFiles,
  unusedNames,
  unreachedPages,
  unusedMedia,
];
