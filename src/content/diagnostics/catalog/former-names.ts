// Former names of pages whose old address can't go where it should.
import { error, listed } from "./entry.ts";
import { t } from "../../../words/t.ts";

export const formerNames = {
  "former-name-in-use": error<{
    /** The names that are pages of their own. */
    inUse: readonly string[];
    /** The other names in the list. */
    others: readonly string[];
  }>(
    ({ inUse }) =>
      inUse.length === 1
        ? t`"${inUse.join("")}" is a page of this site again, so that address can't go to this page.`
        : t`${listed(inUse.map((name) => `"${name}"`))} are pages of this site again, so that address can't go to this page.`,
    () => 'Remove it from "formerNames".',
  ),
  "duplicate-former-name": error<{ name: string; first: string }>(
    ({ name, first }) =>
      `"${name}" is already a former name in ${first}, and the old address can only go to one page.`,
    () => 'Remove it from the "formerNames" of one of them. A copied page never had another name.',
  ),
};
