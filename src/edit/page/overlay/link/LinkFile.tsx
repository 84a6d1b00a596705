// Chooses the file that a link opens, or adds one to the media folder.
import { useRef, useState, type ReactElement } from "react";
import { schemas } from "../../../../content/model/schema.gen.ts";
import { listKinds, mediaOfKinds } from "../../../operations/media/media-list.ts";
import { useSession, useSessionState } from "../../../screen/use-session.ts";
import { t } from "../../../../words/t.ts";

interface LinkFileProps {
  attributes: { id: string; value: string; "aria-describedby": string };
  onChoose: (name: string) => void;
}

/** The same files as a button can open. */
const { kinds } = schemas["parts.schema.json"].$defs.file;

export function LinkFile({ attributes, onChoose }: LinkFileProps): ReactElement {
  const session = useSession();
  const [message, setMessage] = useState("");
  const picker = useRef<HTMLInputElement>(null);
  const assets = useSessionState((state) => state.assets);
  const names = mediaOfKinds(kinds, assets).map(({ name }) => name);
  const { value } = attributes;
  const add = async (file: File) => {
    setMessage(t`Checking ${file.name}…`);
    const added = await session.addMedia(file, kinds);
    if (added.is === "added") onChoose(added.name);
    setMessage(
      added.is === "refused" ? t`${file.name} wasn't added. ${added.reason}` : (added.note ?? ""),
    );
  };
  return (
    <>
      <select {...attributes} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{t`Choose a file`}</option>
        {value !== "" && !names.includes(value) && <option value={value}>{shown(value)}</option>}
        {names.map((name) => (
          <option key={name} value={name}>
            {shown(name)}
          </option>
        ))}
      </select>
      <p className="link-known">
        <button type="button" onClick={() => picker.current?.click()}>{t`Add file…`}</button>{" "}
        {listKinds(kinds)}
      </p>
      {/* The visible button opens this file picker. */}
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t`Add file`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen again after it is corrected.
          target.value = "";
          if (file) void add(file);
        }}
      />
      <p role="status" className="quiet">
        {message}
      </p>
    </>
  );
}

function shown(name: string): string {
  return name.replace(/^media\//, "");
}
