// Asks for the address of a picture on a photo host: it loads the picture first, and names the host before visitors
// load from it.
import { useId, useState, type ReactElement } from "react";
import type { Size } from "../../../content/resolve/picture-sizes.ts";
import { addressProblem, hostOf, measurePicture } from "../../operations/media/picture-address.ts";
import { focusProblem } from "../../ui/focus-problem.ts";
import { looks } from "../../ui/message-looks.ts";
import { t } from "../../../words/t.ts";

export interface ChosenAddress {
  address: string;
  size: Size;
  /** A host to add to the site's photo hosts. */
  newHost: string | undefined;
}

interface AddressFormProps {
  /** The site's photo hosts. */
  hosts: readonly string[];
  onAddress: (chosen: ChosenAddress) => void;
}

export function AddressForm({ hosts, onAddress }: AddressFormProps): ReactElement {
  const id = useId();
  const [written, setWritten] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const address = written.trim();
  const host = hostOf(address);
  const newHost = host === "" || hosts.includes(host) ? undefined : host;
  const use = async (form: HTMLElement) => {
    const found = addressProblem(address);
    if (found !== undefined) return focusProblem(form, () => setProblem(found));
    setIsChecking(true);
    const size = await measurePicture(address).catch(() => undefined);
    setIsChecking(false);
    if (size) onAddress({ address, size, newHost });
    else focusProblem(form, () => setProblem(nothingLoads));
  };
  return (
    <form
      className="address-form"
      onSubmit={(event) => {
        event.preventDefault();
        void use(event.currentTarget);
      }}
    >
      <label htmlFor={id}>{t`Or the address of a picture on a photo host`}</label>
      <div className="address-line">
        <input
          id={id}
          type="text"
          inputMode="url"
          value={written}
          placeholder="https://"
          aria-describedby={`${id}-status`}
          aria-invalid={problem !== undefined || undefined}
          onChange={({ target }) => {
            setWritten(target.value);
            setProblem(undefined);
          }}
        />
        <button type="submit" disabled={address === "" || isChecking}>
          {newHost === undefined ? t`Use picture` : t`Use picture and add ${newHost}`}
        </button>
      </div>
      <p
        id={`${id}-status`}
        role="status"
        {...(problem === undefined ? looks.hint : looks.failure)}
      >
        {isChecking && t`Checking the picture…`}
        {!isChecking && (problem ?? (newHost !== undefined && hostNote(newHost)))}
      </p>
    </form>
  );
}

const nothingLoads = t`No picture loads from this address. Open the picture on its own in your browser and copy the address from there.`;

function hostNote(host: string): string {
  return t`Visitors’ browsers will load the picture from ${host}, which isn’t one of this site’s photo hosts yet. Add it only if you trust it.`;
}
