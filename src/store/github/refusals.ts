// What is the matter when GitHub doesn't do something, in sentences for the person.
import { asSentence } from "../../content/text/sentence.ts";
import { Refused } from "../git-host.ts";
import { time } from "../../words/formats.ts";
import { t } from "../../words/t.ts";

/** No answer arrived, or one that GitHub couldn't do its work: a write may have been done or not. */
export class Unanswered extends Refused {}

/** The token doesn't have the permission for it. */
export class NotPermitted extends Refused {}

/** An answer that GitHub doesn't do it. */
export interface Declined {
  is: "declined";
  status: number;
  /** In GitHub's words. */
  message: string;
}

export const offline = (): Unanswered =>
  new Unanswered(
    "offline",
    t`GitHub can't be reached. Check your internet connection and try again.`,
  );

export const tooLate = (): Unanswered =>
  new Unanswered(
    "offline",
    t`GitHub doesn't answer. Check your internet connection and try again.`,
  );

export const outOfOrder = (): Unanswered =>
  new Unanswered("busy", t`GitHub has a problem right now. Try again in a few minutes.`);

export const notLoaded = (): Refused =>
  new Refused(
    "offline",
    t`A part of the editor couldn't be loaded. Check your internet connection and reload the page.`,
  );

export const signedOut = (): Refused =>
  new Refused("signed out", t`GitHub doesn't accept your sign-in anymore. Sign in again.`);

export const notSignedIn = (): Refused =>
  new Refused("signed out", t`Sign in at GitHub to do this.`);

export const noRepository = (repository: string): Refused =>
  new Refused(
    "missing",
    t`GitHub has no repository ${repository}, or you have no access to it. Ask the owner of the repository.`,
  );

export const emptyRepository = (repository: string): Refused =>
  new Refused(
    "missing",
    t`The repository ${repository} is empty. Put the site's files into it first.`,
  );

/** @param branch the one that can't be changed directly */
export const isProtected = (branch: string): Refused =>
  new Refused(
    "protected",
    t`The branch "${branch}" takes no direct changes. Send your changes as a proposal instead.`,
  );

/** @param until when requests are taken again */
export const hourUsedUp = (until: Date, isSignedIn: boolean): Refused =>
  new Refused(
    "busy",
    isSignedIn
      ? t`You have used up GitHub's requests for this hour. Try again at ${time(until)}.`
      : t`Without signing in, GitHub answers only 60 requests an hour. Sign in, or try again at ${time(until)}.`,
  );

export const tooFast = (until: Date): Refused =>
  new Refused("busy", t`GitHub asks for a break. Try again at ${time(until)}.`);

const noPermission = (repository: string, permission: string): NotPermitted =>
  new NotPermitted(
    "forbidden",
    t`Your token isn't allowed to do this in ${repository}. It needs the permission "${permission}: Read and write". Ask the owner of the token.`,
  );

/** @param path what was asked for @returns the refusal for an answer that nothing else is known about */
export function refusalFor(repository: string, path: string, declined: Declined): Refused {
  const { status, message } = declined;
  if (/archived/i.test(message))
    return new Refused(
      "forbidden",
      t`${repository} is archived at GitHub, so it can't be changed. Ask the owner of the repository.`,
    );
  if (/SAML|single sign-on|SSO/i.test(message))
    return new Refused(
      "forbidden",
      t`The organization of ${repository} wants you to confirm your token. At GitHub, open the list of your tokens and choose "Configure SSO".`,
    );
  if (status === 403 && /not accessible by/i.test(message))
    return noPermission(repository, path.startsWith("/pulls") ? "Pull requests" : "Contents");
  if (status === 404) return noRepository(repository);
  if (status === 409 && /empty/i.test(message)) return emptyRepository(repository);
  const why = status === 403 ? "forbidden" : "other";
  const words = asSentence(message) || t`Its answer has the status ${status} and no words.`;
  return new Refused(why, t`GitHub doesn't do this: ${words}`);
}
