// Says why the content can't be compared with what is published, and compares it again once that may be possible.
import { useRef, useState, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { DownloadChanges } from "../../screen/DownloadChanges.tsx";
import { TryAgain } from "../../ui/TryAgain.tsx";
import type { Publisher } from "../../session/publisher.ts";
import { t } from "../../../words/t.ts";

interface NotComparedProps {
  reason: string;
  publisher: Publisher;
  onAgain: () => Promise<void>;
}

export function NotCompared({ reason, publisher, onAgain }: NotComparedProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const again = async () => {
    const dialog = element.current?.closest("dialog");
    setIsBusy(true);
    await onAgain();
    flushSync(() => setIsBusy(false));
    // The button is gone, and the focus with it.
    if (!element.current) dialog?.querySelector("button")?.focus();
  };
  return (
    <div ref={element}>
      <p role="status">{isBusy ? t`Comparing with the published site…` : reason}</p>
      {publisher.savesTo === "draft" && <TryAgain onClick={() => void again()} />}
      <DownloadChanges publisher={publisher} />
    </div>
  );
}
