// Lists what a new site still needs, until it is done or the author closes the list.
import { useEffect, useState, useSyncExternalStore, type ReactElement } from "react";
import type { Location } from "../../model/location.ts";
import { useEditing } from "../../screen/editing-context.ts";
import { useFiles, useSessionState } from "../../screen/use-session.ts";
import { newSiteMark, storeNewSiteMark } from "../../session/new-site-mark.ts";
import type { Publisher } from "../../session/publisher.ts";
import { addField } from "../../ui/focus-field.ts";
import { dialogLater } from "../../ui/loaded-later.tsx";
import { goToFields } from "../../ui/regions.ts";
import { publishNames } from "../publish/publish-names.ts";
import { TaskView } from "./TaskView.tsx";
import { isNewSite, tasksOf } from "./tasks.ts";
import { t } from "../../../words/t.ts";

const PublishDialog = dialogLater(
  async () => (await import("../publish/PublishDialog.tsx")).PublishDialog,
);

interface NewSiteProps {
  publisher: Publisher;
}

export function NewSite({ publisher }: NewSiteProps): ReactElement | null {
  const isNew = useSessionState(({ standIns }) => isNewSite(standIns));
  const isReady = useSessionState(({ standIns }) => standIns.length === 0);
  const isWhole = useSessionState((state) => state.isWhole);
  const [isOpen, close] = useMark(publisher.site, isNew);
  const { subscribe, state } = publisher.sent;
  const isSent = useSyncExternalStore(subscribe, state) !== undefined;
  const [isPublishing, setPublishing] = useState(false);
  // The logo and the color are the author's choice: they keep no list open.
  const isOver = isSent && isReady && !isPublishing;
  // Before the whole check, it isn't known what is left to do.
  if (!isOpen || isOver || !isWhole) return null;
  return (
    <TaskList
      publisher={publisher}
      isSent={isSent}
      isPublishing={isPublishing}
      onPublishing={setPublishing}
      onClose={close}
    />
  );
}

interface TaskListProps extends NewSiteProps {
  isSent: boolean;
  isPublishing: boolean;
  onPublishing: (isPublishing: boolean) => void;
  onClose: () => void;
}

function TaskList(props: TaskListProps): ReactElement | null {
  const { publisher, isSent, isPublishing, onPublishing, onClose } = props;
  const files = useFiles();
  const standIns = useSessionState((state) => state.standIns);
  const { goTo } = useEditing();
  const tasks = tasksOf(files, standIns);
  if (!tasks) return null;
  const go = (location: Location) => {
    onPublishing(false);
    goTo(location);
    goToFields();
  };
  const start = (location: Location, isAbsent = false) => {
    go(location);
    if (isAbsent) addField(location.path);
  };
  const done = tasks.filter(({ isDone }) => isDone).length + Number(isSent);
  return (
    <details className="new-site">
      <summary>{t`Getting started: ${done} of ${tasks.length + 1} done`}</summary>
      <ul className="items">
        {tasks.map(({ location, isAbsent, ...task }) => (
          <TaskView
            key={task.name}
            {...task}
            onGo={location && (() => start(location, isAbsent))}
          />
        ))}
        <TaskView
          name={publishNames[publisher.savesTo]}
          isDone={isSent}
          left={0}
          onGo={() => onPublishing(true)}
        />
      </ul>
      <button type="button" onClick={onClose}>{t`Close this list in this browser`}</button>
      {isPublishing && (
        <PublishDialog publisher={publisher} onClose={() => onPublishing(false)} onLocation={go} />
      )}
    </details>
  );
}

/** @returns whether the list is open in this browser, and a function that closes it there */
function useMark(site: string, isNew: boolean): [boolean, () => void] {
  const { say } = useEditing();
  const [mark, setMark] = useState(() => newSiteMark(site));
  // Remembered, because the list goes on when the name is no longer a placeholder.
  if (isNew && mark === undefined) setMark("begun");
  useEffect(() => {
    if (mark) storeNewSiteMark(site, mark);
  }, [site, mark]);
  const close = () => {
    // Otherwise the focus would go with the button.
    document.querySelector<HTMLElement>(".outline")?.focus();
    setMark("closed");
    say(
      t`The list is closed in this browser. Placeholders that are left are listed below the fields.`,
    );
  };
  return [mark === "begun", close];
}
