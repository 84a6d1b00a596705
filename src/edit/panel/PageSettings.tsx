// A page's title, language and other settings, with how search engines show it.
import { useMemo, type ReactElement } from "react";
import { canBeDraft } from "../operations/pages/drafts.ts";
import { settingsOf } from "../schema/page-settings.ts";
import { useVocabulary } from "../screen/use-vocabulary.ts";
import { useFiles } from "../screen/use-session.ts";
import { loadedLater } from "../ui/loaded-later.tsx";
import { FieldView } from "./FieldView.tsx";
import { t } from "../../words/t.ts";

const SearchResult = loadedLater(async () => (await import("./SearchResult.tsx")).SearchResult);

interface PageSettingsProps {
  file: string;
  /** The value of the file. */
  page: unknown;
}

export function PageSettings({ file, page }: PageSettingsProps): ReactElement {
  const vocabulary = useVocabulary();
  const isDraftOffered = canBeDraft(useFiles(), file);
  const schema = vocabulary.schemaOf(file);
  const node = useMemo(() => settingsOf(schema, isDraftOffered), [schema, isDraftOffered]);
  return (
    <>
      <SearchResult file={file} />
      <FieldView node={node} value={page} path={[]} title={t`Page settings`} isNeeded />
    </>
  );
}
