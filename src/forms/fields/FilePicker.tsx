// Lets a visitor pick a file that is never read or sent, and says so as soon as one is picked.
import { useEffect, useRef, useState } from "react";
import { RichText } from "../../components/RichText.tsx";
import type { FieldOf, FieldViewProps } from "./kind.ts";

export function FilePicker({ field, attributes }: FieldViewProps<FieldOf<"file">>) {
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string>();
  const readName = () => setFileName(input.current?.files?.[0]?.name);

  // The visitor may have picked a file before this code loaded.
  useEffect(readName, []);

  return (
    // In one element, because the status is empty at first and must not take the space of a line.
    <div>
      <input
        {...attributes}
        ref={input}
        type="file"
        accept={field.accept.join(",")}
        onChange={readName}
      />
      <div className="field-picked" role="status">
        {fileName !== undefined && (
          <RichText
            key={fileName}
            text={field.picked}
            reword={(text) => text.replaceAll("{file}", () => fileName)}
          />
        )}
      </div>
    </div>
  );
}
