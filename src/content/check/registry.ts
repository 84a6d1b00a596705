// The list of all rules, except for references, which resolve/ reports. A new check needs an entry in the catalog, a
// rule, its line here, the editor's words for it in `edit/operations/problem-words/`, and a fixture.
import { automaticLinks } from "./automatic-links.ts";
import { characters } from "./characters.ts";
import { shownCodes } from "./codes.ts";
import { dated, days, eventDays } from "./dated.ts";
import { coveredLook } from "./covered-look.ts";
import { crops, focusPoints } from "./crops.ts";
import { contactLines, siteContacts } from "./contacts.ts";
import { englishSamples } from "./english-samples.ts";
import { pdfFiles } from "./files.ts";
import { fileNames, missingSiteFile, unreadableMedia, unusedFiles } from "./file-names.ts";
import { formChoices, formFieldNames, separateChoices } from "./form-fields.ts";
import { formLimits } from "./form-limits.ts";
import { formPlaceholders } from "./form-placeholders.ts";
import { formDelivery, formRecipient } from "./form-recipient.ts";
import { formTemplate } from "./form-template.ts";
import { hardCodedFacts } from "./hard-coded-facts.ts";
import { otherLanguages, siteLanguage } from "./language.ts";
import { linkDetours } from "./link-detours.ts";
import { buttonWords, linkWords } from "./link-words.ts";
import { listItems, unshownFields } from "./list-items.ts";
import { listMarks } from "./list-marks.ts";
import { mainHeading } from "./main-heading.ts";
import { formerNames } from "./former-names.ts";
import { ids } from "./ids.ts";
import { jobOpenings } from "./job-openings.ts";
import { buttonLabels, linkLabels } from "./vague-labels.ts";
import {
  brokenLinks,
  formattingInPlainTexts,
  leftOutWords,
  newLinesInPlainTexts,
  shownPlaceholders,
  unclosedFacts,
} from "./markup.ts";
import { accent } from "./look.ts";
import { mediaFiles, locationsInPhotos } from "./media-files.ts";
import { missingFacts } from "./missing-facts.ts";
import { missingPages } from "./missing-pages.ts";
import { exceptions, openTimes, shownHours, timeZone, typedHours } from "./opening-hours.ts";
import { openingChoices } from "./openings-in-forms.ts";
import { logo, missingSizes, pagePicture, pictures, sitePictures } from "./pictures.ts";
import { promisedFiles } from "./promised-files.ts";
import { unnamedRepository } from "./repository.ts";
import type { FieldsRule, SiteRule, TextRule } from "./rule.ts";
import { searchSnippet } from "./search-snippet.ts";
import { sensitiveData } from "./sensitive-data.ts";
import { ownAddress } from "./own-address.ts";
import { photoHosts, unlistedHosts } from "./photo-hosts.ts";
import { namedStandIns, standIns } from "./stand-ins.ts";
import { siblingPages } from "./siblings.ts";
import { misreadStars } from "./misread-stars.ts";
import { tableRows } from "./tables.ts";
import { titles } from "./titles.ts";
import { untranslatedTexts } from "./untranslated.ts";
import { typedAddresses } from "./typed-addresses.ts";
import { unclosedMarks } from "./unclosed-marks.ts";
import { unreachedPages, unusedMedia, unusedNames } from "./unused.ts";
import { videos } from "./videos.ts";
import { missingWording } from "./wording.ts";
import { wrongFacts } from "./wrong-facts.ts";

export const textRules: readonly TextRule[] = [
  characters,
  otherLanguages,
  hardCodedFacts,
  unclosedFacts,
  linkLabels,
  linkDetours,
  brokenLinks,
  unclosedMarks,
  listMarks,
  misreadStars,
  automaticLinks,
  linkWords,
  formattingInPlainTexts,
  newLinesInPlainTexts,
  ...shownCodes,
  ...shownPlaceholders,
  ...leftOutWords,
  ...standIns,
];

export const fieldsRules: readonly FieldsRule[] = [
  contactLines,
  pictures,
  missingSizes,
  crops,
  focusPoints,
  ...buttonLabels,
  ...buttonWords,
  searchSnippet,
  mainHeading,
  jobOpenings,
  listItems,
  unshownFields,
  tableRows,
  openingChoices,
  formRecipient,
  formDelivery,
  formTemplate,
  formFieldNames,
  formPlaceholders,
  ...formChoices,
  separateChoices,
  ...formLimits,
  sensitiveData,
  promisedFiles,
  ownAddress,
  siteContacts,
  ...typedAddresses,
  sitePictures,
  pagePicture,
  logo,
  accent,
  photoHosts,
  namedStandIns,
  ...englishSamples,
  ...untranslatedTexts,
  missingWording,
  siteLanguage,
  unnamedRepository,
  days,
  dated,
  eventDays,
  timeZone,
  ...openTimes,
  exceptions,
  shownHours,
  videos,
];

export const siteRules: readonly SiteRule[] = [
  fileNames,
  missingFacts,
  wrongFacts,
  missingPages,
  ids,
  formerNames,
  titles,
  typedHours,
  siblingPages,
  coveredLook,
  missingSiteFile,
  unusedFiles,
  unreadableMedia,
  unusedNames,
  unreachedPages,
  unusedMedia,
  pdfFiles,
  unlistedHosts,
  mediaFiles,
  locationsInPhotos,
];
