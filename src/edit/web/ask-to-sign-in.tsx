// Finds out who edits: from an invitation, from the host's answer, from what this tab remembers, or by asking.
import { editorAddress } from "./editor-address.ts";
import { putInvitationBack } from "./invitation/invitation-link.ts";
import { rememberedInvitation } from "./invitation/remembered-invitation.ts";
import { Opening } from "./Opening.tsx";
import { tokenFor, type HostAnswer } from "./pkce.ts";
import { rememberedSignIn, signInOf, type SessionEnd, type SignIn } from "./sign-in.ts";
import type { SiteAccount } from "./site-account.ts";
import { siteKey } from "./site-key.ts";
import { SignInScreen } from "./SignInScreen.tsx";
import type { Stage } from "./stage.tsx";
import { checkSafely } from "./token-check.ts";
import { t } from "../../words/t.ts";

export type Asked = Pick<SiteAccount, "setup" | "check">;

/** What the address had for signing in when the page was opened. */
export interface Arrival {
  /** The sealed invitation of the link. */
  invitation: string | undefined;
  /** What the host sent the person back with. */
  answer: HostAnswer | undefined;
}

/** @param end why a person who was signed in is asked again */
export async function findSignIn(
  stage: Stage,
  asked: Asked,
  { invitation, answer }: Arrival,
  end?: SessionEnd,
): Promise<SignIn> {
  const site = siteKey(asked.setup);
  if (invitation !== undefined) return askForPhrase(stage, asked, invitation);
  if (answer) {
    stage.show(<Opening />);
    const finished = await finishAtHost(asked, answer);
    if (typeof finished !== "string") return finished;
    // Who is signed in stays signed in, for example after a link from someone else.
    return rememberedSignIn(site) ?? askForToken(stage, asked, { is: "ended", reason: finished });
  }
  const remembered = rememberedSignIn(site);
  if (remembered) return remembered;
  const sealed = end === undefined ? rememberedInvitation(site) : undefined;
  return sealed === undefined ? askForToken(stage, asked, end) : askForPhrase(stage, asked, sealed);
}

/** Most people have no invitation, and load nothing for it. @throws if it couldn't be loaded: a reload asks again */
async function askForPhrase(stage: Stage, asked: Asked, sealed: string): Promise<SignIn> {
  stage.show(<Opening />);
  const { InvitationScreen } = await import("./invitation/InvitationScreen.tsx").catch(
    (error: unknown) => {
      putInvitationBack(sealed);
      throw error;
    },
  );
  return new Promise((resolve) => {
    stage.show(
      <InvitationScreen
        {...asked}
        sealed={sealed}
        onSignIn={resolve}
        onOther={() => resolve(askForToken(stage, asked, undefined))}
      />,
    );
  });
}

function askForToken(stage: Stage, asked: Asked, end: SessionEnd | undefined): Promise<SignIn> {
  const { setup, check } = asked;
  return new Promise((resolve) => {
    stage.show(
      <SignInScreen
        url={setup.url}
        repository={setup.repository}
        site={siteKey(setup)}
        end={end}
        check={check}
        onSignIn={resolve}
      />,
    );
  });
}

/** @returns who signed in at the host, or why nobody did */
async function finishAtHost({ setup, check }: Asked, answer: HostAnswer): Promise<SignIn | string> {
  const { signIn } = setup.repository;
  if (!signIn) return t`This site doesn't offer to sign in at the host. Use a token.`;
  const given = await tokenFor(answer, signIn, siteKey(setup), editorAddress());
  if (given.is === "refused") return given.reason;
  const checked = await checkSafely(check, given.token);
  if (checked.is === "refused") return checked.reason;
  const ends = given.ends ?? checked.ends;
  return signInOf(given.token, { ...checked, ends }, { is: "host" });
}
