// A file that is only named, never read and never sent, and says so as soon as one is picked.
import { useEffect, useRef, useState } from "react";
import type { Field } from "../content/model/site.ts";
import type { ControlAttributes } from "./FormField.tsx";
import { RichText } from "../components/RichText.tsx";

interface Props {
  field: Extract<Field, { type: "file" }>;
  attributes: ControlAttributes;
}

export function FilePicker({ field, attributes }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string>();
  const readName = () => setFileName(input.current?.files?.[0]?.name);

  // A visitor can have picked a file before this code arrived.
  useEffect(readName, []);

  return (
    <>
      {/* No name: the browser must not submit it, not even as a mailto: without scripting. */}
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
