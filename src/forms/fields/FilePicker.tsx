// A file that is only named, never read and never sent, and says so as soon as one is picked.
import { useEffect, useRef, useState } from "react";
import { RichText } from "../../components/RichText.tsx";
import type { FieldOf, FieldViewProps } from "./kind.ts";

export function FilePicker({ field, attributes }: FieldViewProps<FieldOf<"file">>) {
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string>();
  const readName = () => setFileName(input.current?.files?.[0]?.name);

  // A visitor can have picked a file before this code arrived.
  useEffect(readName, []);

  return (
    <>
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
    </>
  );
}
