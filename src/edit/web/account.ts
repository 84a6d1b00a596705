// Who is signed in, for the Git host and for the screen.
import type { Person } from "../../store/git-host.ts";
import { forgetSignIn, rememberSignIn, type SignIn } from "./sign-in.ts";

export interface AccountState {
  signIn: SignIn;
  /** Whether the host has stopped accepting the token. */
  isEnded: boolean;
  /** Whether a reload stays signed in. */
  isRemembered: boolean;
}

/** The Git host reads `token` and `person` and reports with `signedOut`; the screen shows `state`. */
export class Account {
  readonly #site: string;
  readonly #listeners = new Set<() => void>();
  #state: AccountState;

  /** @param site the key of the site in the browser's storage */
  constructor(site: string, signIn: SignIn) {
    this.#site = site;
    this.#state = { signIn, isEnded: false, isRemembered: rememberSignIn(site, signIn) };
  }

  readonly token = (): string => this.#state.signIn.token;

  /** The person that an invitation was made for; otherwise the token tells the host who it is. */
  get person(): Person | undefined {
    const { from, person } = this.#state.signIn;
    return from.is === "invitation" ? person : undefined;
  }

  /** Reports that the host doesn't accept the token. */
  readonly signedOut = (): void => {
    forgetSignIn(this.#site);
    if (!this.#state.isEnded) this.#set({ ...this.#state, isEnded: true, isRemembered: false });
  };

  /** Goes on with another token of the same person. */
  readonly signInAgain = (signIn: SignIn): void =>
    this.#set({ signIn, isEnded: false, isRemembered: rememberSignIn(this.#site, signIn) });

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): AccountState => this.#state;

  #set(state: AccountState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
