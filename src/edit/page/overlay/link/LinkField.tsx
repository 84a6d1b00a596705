// The field for what a link goes to: it asks for what a person knows.
import { useId, type HTMLAttributes, type ReactElement } from "react";
import { fillFacts } from "../../../../content/resolve/facts.ts";
import { isEmail } from "../../../../content/text/address.ts";
import { isPhone } from "../../../../content/text/phone.ts";
import type { Linkable, LinkKind, Target } from "../../../operations/link-target.ts";
import { readLinkedPage } from "../../../../content/model/linked-page.ts";
import { SectionSelect } from "../../../screen/SectionSelect.tsx";
import { LinkFile } from "./LinkFile.tsx";
import { looks } from "../../../ui/message-looks.ts";
import { t } from "../../../../words/t.ts";

interface LinkFieldProps {
  target: Target;
  onTarget: (target: Target) => void;
  linkable: Linkable;
  problem: string;
}

const labels: Readonly<Record<LinkKind, string>> = {
  page: t`Which page?`,
  website: t`Web address`,
  email: t`Email address`,
  phone: t`Phone number`,
  file: t`Which file?`,
  map: t`Street and city`,
};

/** The keyboard that phones show. */
const keyboards: Partial<Record<LinkKind, HTMLAttributes<HTMLInputElement>["inputMode"]>> = {
  website: "url",
  email: "email",
  phone: "tel",
};

const examples: Partial<Record<LinkKind, string>> = {
  website: "https://",
  map: t`12 Example Street, Sampletown`,
};

export function LinkField({ target, onTarget, linkable, problem }: LinkFieldProps): ReactElement {
  const id = useId();
  const { kind, name } = target;
  const choose = (chosen: string) => onTarget({ kind, name: chosen });
  const known = knownFor(kind, linkable);
  const attributes = {
    id,
    value: name,
    "aria-describedby": `${id}-problem`,
    "aria-invalid": problem !== "" || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{labels[kind]}</label>
      {kind === "page" && (
        <select
          {...attributes}
          value={readLinkedPage(name).page}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t`Choose a page`}</option>
          {linkable.pages.map((page) => (
            <option key={page.name} value={page.name}>
              {page.draft === true ? t`${page.title} (draft)` : page.title}
            </option>
          ))}
        </select>
      )}
      {kind === "page" && name !== "" && <SectionSelect linked={name} onChoose={choose} />}
      {kind === "file" && <LinkFile attributes={attributes} onChoose={choose} />}
      {kind !== "page" && kind !== "file" && (
        <input
          {...attributes}
          inputMode={keyboards[kind]}
          placeholder={examples[kind]}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      {known.length > 0 && (
        <p className="link-known">
          {known.map((each) => (
            <button key={each} type="button" onClick={() => choose(each)}>
              {each}
            </button>
          ))}
        </p>
      )}
      <p className="problem" {...looks.failure} role="alert" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  );
}

/** What the site already has of this kind, to be chosen with a click. */
function knownFor(kind: LinkKind, { facts, place }: Linkable): string[] {
  const values = [...new Set(Object.values(facts).map((value) => value.trim()))];
  if (kind === "email") return values.filter(isEmail);
  if (kind === "phone") return values.filter(isPhone);
  return kind === "map" && place !== undefined ? [fillFacts(place, facts).text] : [];
}
