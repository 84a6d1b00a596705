// The account's state on the screen.
import { useSyncExternalStore } from "react";
import type { Account, AccountState } from "./account.ts";

/** Redraws the component whenever someone signs in again or the host stops accepting the token. */
export function useAccount(account: Account): AccountState {
  return useSyncExternalStore(account.subscribe, account.state);
}
