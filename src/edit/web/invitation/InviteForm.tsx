// Invites a colleague who has no account at the host.
import { useRef, useState, type ReactElement } from "react";
import { hostOf } from "../../../store/hosts.ts";
import { DialogView } from "../../ui/Dialog.tsx";
import { CheckedField } from "../CheckedField.tsx";
import { CheckedForm } from "../CheckedForm.tsx";
import type { SiteAccount } from "../site-account.ts";
import { withoutBlanks } from "../token-check.ts";
import { endOn } from "../token-end.ts";
import { useAccount } from "../use-account.ts";
import { useChecked } from "../use-checked.ts";
import { InvitationReady } from "./InvitationReady.tsx";
import { invite, nameProblem, type MadeInvitation } from "./new-invitation.ts";
import { forThem, TokenChoice } from "./TokenChoice.tsx";
import { TokenForInvitation } from "./TokenForInvitation.tsx";
import { looks } from "../../ui/message-looks.ts";
import { t } from "../../../words/t.ts";

export function InviteForm({ at }: { at: SiteAccount }): ReactElement {
  const { signIn } = useAccount(at.account);
  const host = hostOf(at.setup.repository).name;
  const [made, setMade] = useState<MadeInvitation>();
  const [isShared, setShared] = useState(false);
  const name = useChecked();
  const secret = useChecked();
  const end = useRef<HTMLInputElement>(null);
  const make = async (typed: string) => {
    const token = isShared ? undefined : withoutBlanks(typed);
    const ends = endOn(end.current?.value ?? "");
    const invitation = await invite({ ...at, name: typedName(), token, ends, signIn });
    if (invitation.is === "refused") return invitation.reason;
    setMade(invitation);
    return undefined;
  };
  const typedName = () => name.field.current?.value.trim() ?? "";
  const share = (own: boolean) => {
    setShared(own);
    secret.setProblem(undefined);
  };
  const submit = () => {
    const problem = nameProblem(typedName(), signIn.person);
    name.setProblem(problem);
    if (problem === undefined) void secret.submit(make);
  };
  if (made) return <InvitationReady invitation={made} onAnother={() => setMade(undefined)} />;
  return (
    <DialogView className="invite">
      <CheckedForm onSubmit={submit}>
        <p>{t`They edit this site without an account at ${host}, under the name you give them here. You send them a link, and tell them a pass phrase.`}</p>
        <CheckedField
          label={t`Colleague’s name`}
          hint={t`Two people with the same name would share one draft, so add a last name. To invite someone again, use the same name as before: then they find their draft.`}
          problem={name.problem}
          field={name.field}
          kind="words"
        />
        {signIn.from.is === "host" ? (
          <p>{t`The invitation needs a token. ${forThem(host)}`}</p>
        ) : (
          <TokenChoice host={host} isShared={isShared} onShare={share} />
        )}
        {isShared ? (
          <p className="problem" {...looks.failure} role="alert">
            {secret.problem}
          </p>
        ) : (
          <TokenForInvitation setup={at.setup} token={secret} end={end} />
        )}
        <button type="submit" className="primary" aria-disabled={secret.isChecking || undefined}>
          {secret.isChecking ? t`Making the link…` : t`Make the link`}
        </button>
      </CheckedForm>
    </DialogView>
  );
}
