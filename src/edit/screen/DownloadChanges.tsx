// Hands the author the changed files, where they can't be published from here.
import { useState, type ReactElement } from "react";
import type { Publisher } from "../session/publisher.ts";
import { t } from "../../words/t.ts";

interface DownloadChangesProps {
  publisher: Pick<Publisher, "canPack" | "packChanges">;
}

export function DownloadChanges({ publisher }: DownloadChangesProps): ReactElement | null {
  const [message, setMessage] = useState("");
  if (!publisher.canPack) return null;
  const download = async () => {
    setMessage(t`Packing…`);
    const packed = await publisher.packChanges();
    if (packed.is === "packed") saveAs(packed.file);
    setMessage(
      packed.is === "refused"
        ? t`Nothing was downloaded. ${packed.reason}`
        : packed.is === "nothing"
          ? t`Nothing has changed, so there is nothing to download.`
          : t`Downloaded as ${packed.file.name}. Send it to the person who manages the site.`,
    );
  };
  return (
    <div className="download-changes">
      <button
        type="button"
        className="primary"
        onClick={() => void download()}
      >{t`Download changed files`}</button>
      <p role="status" className="quiet">
        {message}
      </p>
    </div>
  );
}

/** Has the browser store a file in the folder for downloads. */
function saveAs(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser may read the file only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
