// What each kind of host is asked before the table of hosts is there, which is loaded with the words that it says.
import type { Account } from "./account.ts";
import { lookAheadAtGitHub } from "./github/look-ahead.ts";
import type { RepositorySetup } from "./setup.ts";

/** Sends what a store over the repository begins with, see `fetchAhead`. */
type LookAhead = (repository: RepositorySetup, folder: string, account: Account) => void;

const hosts = { github: lookAheadAtGitHub } satisfies Record<RepositorySetup["host"], LookAhead>;

export const lookAheadAt = ({ host }: RepositorySetup): LookAhead => hosts[host];
