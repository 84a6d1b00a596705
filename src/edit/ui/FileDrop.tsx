// A region that takes dropped and pasted files.
import { useState, type ReactElement, type ReactNode } from "react";
import { t } from "../../words/t.ts";

interface FileDropProps {
  onFiles: (files: readonly File[]) => void;
  /** False around fields of its own, where pasting belongs to the field. */
  takesPaste?: boolean;
  children: ReactNode;
}

export function FileDrop({ onFiles, takesPaste = true, children }: FileDropProps): ReactElement {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  return (
    // Everything here can also be done with the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={isDraggedOver ? "file-drop over" : "file-drop"}
      onDragOver={(event) => {
        // An inner region takes the file.
        const isTaken = event.isDefaultPrevented();
        setIsDraggedOver(!isTaken && event.dataTransfer.types.includes("Files"));
        if (event.dataTransfer.types.includes("Files")) event.preventDefault();
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={(event) => {
        setIsDraggedOver(false);
        take(event, event.dataTransfer.files, onFiles);
      }}
      onPaste={(event) => takesPaste && take(event, event.clipboardData.files, onFiles)}
    >
      {children}
      {isDraggedOver && (
        <span className="drop-cover">
          <span className="drop-here">{t`Drop here`}</span>
        </span>
      )}
    </div>
  );
}

type Taken = Pick<React.SyntheticEvent, "isDefaultPrevented" | "preventDefault">;

function take(event: Taken, files: FileList, onFiles: FileDropProps["onFiles"]): void {
  if (files.length === 0 || event.isDefaultPrevented()) return;
  event.preventDefault();
  onFiles([...files]);
}
