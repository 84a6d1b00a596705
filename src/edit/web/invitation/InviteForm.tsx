// Invites a colleague who has no account at the host.
import { useState, type ReactElement } from "react";
import { CheckedField } from "../CheckedField.tsx";
import type { SiteAccount } from "../site-account.ts";
import { useAccount } from "../use-account.ts";
import { useChecked } from "../use-checked.ts";
import { InvitationReady } from "./InvitationReady.tsx";
import { invite, nameProblem, type MadeInvitation } from "./new-invitation.ts";

export function InviteForm({ at }: { at: SiteAccount }): ReactElement {
  const { signIn } = useAccount(at.account);
  const [made, setMade] = useState<MadeInvitation>();
  const name = useChecked();
  const token = useChecked();
  const make = async (typed: string) => {
    const invitation = await invite({ ...at, name: typedName(), token: typed, signIn });
    if (invitation.is === "refused") return invitation.reason;
    setMade(invitation);
    return undefined;
  };
  const typedName = () => name.field.current?.value.trim() ?? "";
  const submit = () => {
    const problem = nameProblem(typedName(), signIn.person);
    name.setProblem(problem);
    if (problem === undefined) void token.submit(make);
  };
  if (made) return <InvitationReady invitation={made} onAnother={() => setMade(undefined)} />;
  return (
    <form
      className="start-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>
        They edit this site without an account at GitHub, under the name you give them here. You
        send them a link, and tell them a pass phrase.
      </p>
      <CheckedField
        label="Colleague’s name"
        problem={name.problem}
        field={name.field}
        kind="words"
      />
      <CheckedField
        label="Token for this invitation"
        hint="Leave it empty to share yours. With a token of its own, you can end the invitation by deleting that token, and stay signed in yourself."
        problem={token.problem}
        field={token.field}
        kind="secret"
      />
      <button type="submit" className="primary" aria-disabled={token.isChecking || undefined}>
        {token.isChecking ? "Making the link…" : "Make the link"}
      </button>
    </form>
  );
}
