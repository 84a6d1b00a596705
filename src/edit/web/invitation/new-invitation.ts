// Makes an invitation: who it is for, which token it carries, and its link and pass phrase.
import { latinLetters } from "../../../content/text/latin-letters.ts";
import type { Person } from "../../../store/git-host.ts";
import { hostOf } from "../../../store/hosts.ts";
import { editorAddress } from "../editor-address.ts";
import type { SignIn } from "../sign-in.ts";
import type { SiteAccount } from "../site-account.ts";
import { checkSafely, type CheckToken } from "../token-check.ts";
import { invitationLink } from "./invitation-link.ts";
import { drawPhrase, loadWords } from "./pass-phrase.ts";
import { seal } from "./seal.ts";
import { t } from "../../../words/t.ts";

export interface MadeInvitation {
  is: "made";
  /** Of the person who is invited. */
  name: string;
  link: string;
  phrase: string;
}

export type NewInvitation = MadeInvitation | { is: "refused"; reason: string };

interface Request {
  /** The name of the person to invite, for which there is no {@link nameProblem}. */
  name: string;
  /** As it was typed; undefined to share the one of the person who invites. */
  token: string | undefined;
  /** When that token ends. */
  ends: Date | undefined;
  signIn: SignIn;
  setup: SiteAccount["setup"];
  check: CheckToken;
}

export async function invite(request: Request): Promise<NewInvitation> {
  const { name, token, ends, signIn, setup, check } = request;
  if (token === "") return { is: "refused", reason: needsToken(hostOf(setup.repository).name) };
  const checked = token === undefined ? undefined : await checkSafely(check, token);
  if (checked?.is === "refused") return checked;
  const words = await loadWords().catch(() => undefined);
  if (!words) return { is: "refused", reason: noWords };
  const phrase = drawPhrase(words);
  const carried = checked && token !== undefined ? { token, ends: checked.ends ?? ends } : signIn;
  const person = { login: loginOf(name), name };
  const invitation = { token: carried.token, ends: carried.ends, person, by: signIn.person.name };
  const sealed = await seal(invitation, phrase, setup);
  return { is: "made", name, link: invitationLink(editorAddress(), sealed), phrase };
}

/** @returns why nobody can be invited under this name; undefined if someone can */
export function nameProblem(name: string, inviting: Person): string | undefined {
  const login = loginOf(name);
  if (login === "") return noName;
  return login === inviting.login.toLowerCase() ? ownName : undefined;
}

/** Names the draft of the person, so only letters, digits and hyphens: `José Núñez` becomes `jose-nunez`. */
function loginOf(name: string): string {
  return latinLetters(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

const noName = t`Type the colleague's name with at least one letter from A to Z.`;
const ownName = t`This is the name of your own account. Add something to tell the two apart.`;
const needsToken = (host: string): string =>
  t`Make a token at ${host} for this invitation, and paste it here.`;
const noWords = t`The editor couldn't load the words for the pass phrase. Save, then reload the page.`;
