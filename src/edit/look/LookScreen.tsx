// Shows someone's version of the site before it is accepted: its pages, and what changed. Nothing can be edited.
import { useEffect, useState, type ReactElement } from "react";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import { VocabularyContext } from "../screen/use-vocabulary.ts";
import type { PublishedContent, Stored } from "../../store/store.ts";
import { LookView } from "./LookView.tsx";
import { looks } from "../ui/message-looks.ts";
import { TryAgain } from "../ui/TryAgain.tsx";
import { t } from "../../words/t.ts";

interface Loaded {
  /** What the content can consist of. */
  vocabulary: Vocabulary;
  now: Stored;
  /** The published site to compare with; undefined if it can't be read. */
  before: PublishedContent | undefined;
}

interface LookScreenProps {
  /** Names the version. */
  title: string;
  /** @throws with a message for the person if the version can't be read */
  load: () => Promise<Loaded>;
}

export function LookScreen(props: LookScreenProps): ReactElement {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

function Attempt({ title, load, onAgain }: LookScreenProps & { onAgain: () => void }) {
  const [loaded, setLoaded] = useState<Loaded | Error>();
  useEffect(() => {
    let isShown = true;
    const show = (found: Loaded | Error) => isShown && setLoaded(found);
    load().then(show, (error: unknown) =>
      show(error instanceof Error ? error : new Error(cannotRead)),
    );
    return () => {
      isShown = false;
    };
  }, [load]);
  if (!loaded) return <p className="opening" role="status">{t`Opening the site …`}</p>;
  if (!(loaded instanceof Error)) {
    const { vocabulary, ...versions } = loaded;
    return (
      <VocabularyContext value={vocabulary}>
        <LookView title={title} {...versions} />
      </VocabularyContext>
    );
  }
  return (
    <div className="opening">
      <p role="alert" {...looks.failure}>
        {loaded.message}
      </p>
      <TryAgain onClick={onAgain} />
    </div>
  );
}

const cannotRead = t`This version of the site can’t be read now. Try again in a minute.`;
