// Sends the question that the editor begins with before the code is there that reads the answer.
import type { Account } from "../account.ts";
import { fetchAhead } from "../fetch-in-time.ts";
import { draftBranch } from "../git/names.ts";
import type { RepositorySetup } from "../setup.ts";
import { addressesOf } from "./addresses.ts";
import { lookQuery } from "./look-query.ts";
import { knownPerson } from "./person.ts";
import { queryBody, requestTo } from "./request.ts";

export function lookAheadAtGitHub(
  repository: RepositorySetup,
  folder: string,
  account: Account,
): void {
  const person = knownPerson(account);
  if (!person) return;
  const { branch } = repository;
  const addresses = addressesOf(repository);
  const query = lookQuery(folder, [branch, draftBranch(person, { branch, folder })]);
  const body = queryBody(addresses, query);
  fetchAhead(addresses.graphQl, requestTo(account.token(), "POST", {}, body));
}
