// The site that people sign in to.
import type { SiteAccount } from "../../../src/edit/web/site-account.ts";

export const setup: SiteAccount["setup"] = {
  url: "https://example.com",
  folder: "content",
  repository: {
    host: "github",
    name: "anna/site",
    branch: "main",
    api: "https://api.github.com",
    signIn: undefined,
  },
};
