// What the account's dialogs need to know about the site and its host.
import type { RepositorySetup } from "../../store/setup.ts";
import type { Account } from "./account.ts";
import type { SiteSetup } from "./site-key.ts";
import type { CheckToken } from "./token-check.ts";

export interface SiteAccount {
  account: Account;
  setup: SiteSetup & { repository: RepositorySetup };
  check: CheckToken;
  /** Forgets everything about the site in this browser. */
  onSignOut: () => void;
}
