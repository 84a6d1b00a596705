// The screen of a version that was read: the page in the middle, and what changed beside it.
import { useMemo, useState, type ReactElement } from "react";
import { pageToShow, listPages, pageOption } from "../operations/pages/page-list.ts";
import { pageIn } from "../model/location.ts";
import { withValues } from "../model/read-json.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { createCheck } from "../session/check-content.ts";
import { inputOf } from "../session/first-check.ts";
import { textsOf, type PublishedContent, type Stored } from "../../store/store.ts";
import { useVocabulary } from "../screen/use-vocabulary.ts";
import { ScreenChoice } from "../ui/ScreenChoice.tsx";
import { initialScreen, screens } from "../ui/screen-sizes.ts";
import { LookChanges } from "./LookChanges.tsx";
import { LookFrame } from "./LookFrame.tsx";
import { LookProblems } from "./LookProblems.tsx";
import { t } from "../../words/t.ts";

interface LookViewProps {
  title: string;
  now: Stored;
  before: PublishedContent | undefined;
}

export function LookView({ title, now, before }: LookViewProps): ReactElement {
  const vocabulary = useVocabulary();
  const site = useMemo(() => compile(vocabulary, now), [vocabulary, now]);
  const { files, preview, errors } = site;
  const [chosen, setChosen] = useState(preview?.site.homePage ?? "");
  const [screen, setScreen] = useState(initialScreen);
  const page = pageToShow(files, chosen, preview);
  return (
    <div className="look">
      <header className="toolbar look-toolbar">
        <h1>{title}</h1>
        <label>
          <span className="toolbar-label">{t`Page`} </span>
          <select value={page} onChange={({ target }) => setChosen(target.value)}>
            {listPages(files, preview).map((each) => (
              <option key={each.name} value={each.name}>
                {pageOption(each)}
              </option>
            ))}
          </select>
        </label>
        <ScreenChoice screen={screen} onScreen={setScreen} />
        <a
          className="look-edit"
          href={`${location.pathname}${location.search}`}
        >{t`Edit this site`}</a>
      </header>
      <main aria-label={t`Page`}>
        <LookFrame
          title={t`The page in this version`}
          preview={preview}
          page={page}
          width={screens[screen]}
          onPage={setChosen}
        />
      </main>
      <aside className="look-changes" aria-label={t`About this version`}>
        <p className="quiet">{t`This version isn’t published. Visitors see it once the person who manages the site accepts it.`}</p>
        <LookProblems folder={now.folder} files={files} errors={errors} />
        <LookChanges
          now={now}
          files={files}
          before={before}
          onFile={(file) => setChosen(pageIn(file) ?? page)}
        />
      </aside>
    </div>
  );
}

function compile(vocabulary: Vocabulary, now: Stored) {
  const files = withValues(textsOf(now.files));
  const stored = new Map(now.files.map((file) => [file.name, file]));
  const { diagnostics, preview } = createCheck(vocabulary)(inputOf(now, files, stored));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return { files, errors, preview: preview() };
}
