// Asks which token an invitation carries: one just for it, or that of the person who invites.
import { useId, type ReactElement } from "react";
import { t } from "../../../words/t.ts";

interface TokenChoiceProps {
  /** What the Git host is called. */
  host: string;
  isShared: boolean;
  onShare: (isShared: boolean) => void;
}

export function TokenChoice({ host, isShared, onShare }: TokenChoiceProps): ReactElement {
  return (
    <fieldset className="token-choice">
      <legend>{t`The token in the invitation`}</legend>
      <Choice label={t`A token just for them`} isChosen={!isShared} onChoose={() => onShare(false)}>
        {forThem(host)}
      </Choice>
      <Choice
        label={t`Your own token`}
        isChosen={isShared}
        onChoose={() => onShare(true)}
      >{t`They can change everything that it can, also outside this editor and as you. To end the invitation, you have to delete it and make a new one for yourself.`}</Choice>
    </fieldset>
  );
}

/** What a token just for the invitation is good for. */
export const forThem = (host: string): string =>
  t`You make it at ${host} for this site’s repository alone, with a last day. They can change this site with it and nothing else of yours. To end the invitation, delete it.`;

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

function Choice({ label, isChosen, onChoose, children }: ChoiceProps): ReactElement {
  const id = useId();
  return (
    <>
      <label>
        <input
          type="radio"
          name="token"
          checked={isChosen}
          aria-describedby={id}
          onChange={onChoose}
        />
        {label}
      </label>
      <p id={id} className="quiet">
        {children}
      </p>
    </>
  );
}
