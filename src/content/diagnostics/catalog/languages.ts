// Language codes that browsers and search engines would misread.
import { didYouMean, error, type Suggestion } from "./entry.ts";
import { t } from "../../../words/t.ts";

export const languages = {
  "unknown-region": error<{ region: string; suggestion: string }>(
    ({ region, suggestion }) => t`"${region}" isn't a country code. Did you mean "${suggestion}"?`,
    ({ suggestion }) => t`Write "${suggestion}".`,
  ),
  "unknown-language": error<{ code: string; isOld: boolean; isSure: boolean } & Suggestion>(
    ({ code, isOld, suggestion }) =>
      isOld
        ? t`"${code}" is the old code of a language that has another one now.`
        : t`"${code}" isn't a language code.` + didYouMean({ suggestion }),
    ({ suggestion }) =>
      suggestion === undefined
        ? t`Write a language's code, for example en, de or es. A country's code may come after it: en-US.`
        : t`For the language, write "${suggestion}". A country's code can only come after it: en-US.`,
  ),
};
