// A region that takes dropped and pasted files.
import { useState, type ReactElement, type ReactNode } from "react";

interface FileDropProps {
  onFile: (file: File) => void;
  children: ReactNode;
}

export function FileDrop({ onFile, children }: FileDropProps): ReactElement {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  return (
    // Everything here can also be done with the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={isDraggedOver ? "file-drop over" : "file-drop"}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={(event) => {
        setIsDraggedOver(false);
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        onFile(file);
      }}
      onPaste={(event) => {
        const [file] = event.clipboardData.files;
        if (!file) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      {children}
    </div>
  );
}
