// Who is signed in, for the Git host and for the screen.
import type { Person } from "../../store/git-host.ts";
import { forgetSignIn, rememberSignIn, type SignIn } from "./sign-in.ts";

export interface AccountState {
  signIn: SignIn;
  /** Whether the host has stopped accepting the token. */
  isEnded: boolean;
  /** Whether the person is being asked to sign in again, over the editor. */
  isAsking: boolean;
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
    this.#state = this.#signedIn(signIn);
  }

  readonly token = (): string => this.#state.signIn.token;

  /** The person that an invitation was made for; otherwise the token tells the host who it is. */
  get person(): Person | undefined {
    const { from, person } = this.#state.signIn;
    return from.is === "invitation" ? person : undefined;
  }

  /** Who the token belongs to: that was asked when they signed in. */
  get owner(): Person | undefined {
    const { from, person } = this.#state.signIn;
    return from.is === "invitation" ? undefined : person;
  }

  /** Reports that the host doesn't accept the token. Asks the person once: the host is asked every half a minute. */
  readonly signedOut = (): void => {
    forgetSignIn(this.#site);
    if (this.#state.isEnded) return;
    this.#set({ ...this.#state, isEnded: true, isAsking: true, isRemembered: false });
  };

  /** Asks again, for example because a save failed. */
  readonly ask = (): void => {
    if (this.#state.isEnded) this.#set({ ...this.#state, isAsking: true });
  };

  readonly askLater = (): void => this.#set({ ...this.#state, isAsking: false });

  /** Goes on with another token of the same person. */
  readonly signInAgain = (signIn: SignIn): void => this.#set(this.#signedIn(signIn));

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): AccountState => this.#state;

  #signedIn(signIn: SignIn): AccountState {
    const isRemembered = rememberSignIn(this.#site, signIn);
    return { signIn, isEnded: false, isAsking: false, isRemembered };
  }

  #set(state: AccountState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
