// The editor of a site with a repository, from its address to its toolbar, without a host.
import { act, cleanup, configure, fireEvent, screen } from "@testing-library/react";
import { webcrypto } from "node:crypto";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import { SessionContext } from "../../../src/edit/screen/use-session.ts";
import { allTools } from "../../../src/edit/session/session-tools.ts";
import { Session } from "../../../src/edit/session/session.ts";
import type { Account } from "../../../src/edit/web/account.ts";
import { editRepository } from "../../../src/edit/web/edit-repository.tsx";
import { takeInvitation } from "../../../src/edit/web/invitation/invitation-link.ts";
import { takeHostAnswer } from "../../../src/edit/web/pkce.ts";
import { siteKey } from "../../../src/edit/web/site-key.ts";
import { createStage, type StartEditor } from "../../../src/edit/web/stage.tsx";
import { Refused, type TokenCheck } from "../../../src/store/git-host.ts";
import type { Store } from "../../../src/store/store.ts";
import { base } from "../../content/base.ts";
import { engineVocabulary } from "../../../src/content/schema/engine-vocabulary.ts";
import { setup } from "./site-setup.ts";

// No test is about time.
configure({ asyncUtilTimeout: 60_000 });

/** What the host says about each token. */
export const tokens = new Map<string, TokenCheck>();

const anna = { login: "anna", name: "Anna Maier" };
export const ready = (person = anna, ends?: Date): TokenCheck => ({
  is: "ready",
  person,
  ends,
  canPropose: true,
});
export const refusedToken: TokenCheck = { is: "refused", reason: "GitHub doesn't accept this." };

export const check = vi.fn<(token: string) => Promise<TokenCheck>>();
/** Removes what the store has in the browser. */
export const forget = vi.fn<() => Promise<void>>();
/** Removes what this tab has stored beside the sign-in. */
export const forgetTab = vi.fn<() => void>();
export const load = vi.fn<() => Promise<void>>();

/** The session and account of the editor that was opened last. */
export const opened: { session?: Session; account?: Account; place?: Element } = {};

/** Like a host, the store refuses a token that isn't valid any more, and reports it. */
function storeFor(account: Account): Store {
  const files = [...base].map(([name, text]) => ({ name, text, version: "1" }));
  const assets = { icons: {}, media: new Map<string, string>() };
  const isIn = () => {
    const isAccepted = tokens.get(account.token())?.is === "ready";
    if (!isAccepted) account.signedOut();
    return isAccepted;
  };
  return {
    savesTo: "draft",
    largestMedia: 1,
    async load() {
      await load();
      if (!isIn()) throw new Refused("signed out", "Sign in again.");
      return { site: "test", folder: "content", files, assets };
    },
    save: (saved) =>
      Promise.resolve(
        isIn()
          ? { is: "saved", versions: Object.fromEntries(saved.map(({ name }) => [name, "2"])) }
          : { is: "refused", reason: "Nothing was saved. Sign in again." },
      ),
    watch: () => () => {},
    addMedia: () => Promise.resolve({ is: "refused", reason: "" }),
    removeMedia: () => Promise.resolve({ is: "refused", reason: "" }),
    published: () => Promise.resolve({ is: "unknown", reason: "" }),
    publish: () => Promise.resolve({ is: "nothing" }),
  };
}

const drafts = { found: [], store: () => Promise.resolve() };

/** Of the editor, only what the account adds to the toolbar. */
const startEditor: StartEditor = async (place, store, tools) => {
  opened.session = new Session(store, await store.load(), drafts, engineVocabulary, allTools);
  opened.place = place;
  const root = createRoot(place);
  act(() => root.render(<SessionContext value={opened.session}>{tools}</SessionContext>));
  return { close: () => act(() => root.unmount()) };
};

/** Opens the page, as after a reload. */
export function openPage(site = setup): void {
  const page = document.createElement("div");
  document.body.replaceChildren(page);
  const parts = {
    setup: site,
    check,
    forgetTab,
    open: (account: Account) => {
      opened.account = account;
      return { store: storeFor(account), forget };
    },
  };
  const arrival = { invitation: takeInvitation(), answer: takeHostAnswer(siteKey(site)) };
  void editRepository(createStage(page, startEditor), parts, arrival);
}

const { subtle } = webcrypto;

/** As the browser's, but for what is slow by design: it is tested by itself. */
const quickCrypto = {
  getRandomValues: webcrypto.getRandomValues.bind(webcrypto),
  randomUUID: webcrypto.randomUUID.bind(webcrypto),
  subtle: {
    digest: subtle.digest.bind(subtle),
    importKey: subtle.importKey.bind(subtle),
    encrypt: subtle.encrypt.bind(subtle),
    decrypt: subtle.decrypt.bind(subtle),
    deriveKey: (
      slow: webcrypto.Pbkdf2Params,
      ...others: Parameters<typeof subtle.deriveKey> extends [unknown, ...infer Rest] ? Rest : never
    ) => subtle.deriveKey({ ...slow, iterations: 1 }, ...others),
  },
};

/** A browser without anything stored, and a host that knows one token. */
export function startOver(): void {
  // React warns unless it knows that this test waits by itself.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  // jsdom has no cryptography.
  vi.stubGlobal("crypto", quickCrypto);
  vi.stubGlobal("BroadcastChannel", Channel);
  Channel.open = [];
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, "", "/edit/");
  tokens.clear();
  tokens.set("github_pat_anna", ready());
  check
    .mockReset()
    .mockImplementation((token) => Promise.resolve(tokens.get(token) ?? refusedToken));
  forget.mockReset().mockResolvedValue();
  forgetTab.mockReset();
  load.mockReset().mockResolvedValue();
}

/** Messages reach only other channels. */
class Channel extends EventTarget {
  static readonly posted: string[] = [];
  static open: Channel[] = [];
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.push(this);
  }
  postMessage(message: string) {
    Channel.posted.push(`${this.name}: ${message}`);
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) other.dispatchEvent(new Event("message"));
  }
  close() {}
}

/** Messages to other tabs. */
export const { posted } = Channel;

/** Another tab signs out. */
export function signOutElsewhere(): void {
  for (const channel of Channel.open)
    if (channel.name.startsWith("edit signed out ")) channel.dispatchEvent(new Event("message"));
}

export const cleanPage = (): void => {
  cleanup();
  document.body.replaceChildren();
};

// Much faster than by its role.
export const button = (name: string): Promise<HTMLElement> =>
  screen.findByText(name, { selector: "button, button span" });
export const press = async (name: string): Promise<void> => {
  fireEvent.click(await button(name));
};
/** Unfolds what is folded in a dialog. */
export const unfold = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByText(name, { selector: "summary" }));
};
export const type = async (label: string, text: string): Promise<void> => {
  // Cast: it is the label of an input.
  const field = (await screen.findByLabelText(label)) as HTMLInputElement;
  field.focus();
  fireEvent.change(field, { target: { value: text } });
};

/** Signs in on the first screen. */
export async function signIn(token = "github_pat_anna"): Promise<void> {
  await type("Token", token);
  const form = (await screen.findByLabelText("Token")).closest("form");
  if (form) fireEvent.submit(form);
}

/** Everything that someone could read in the browser but this tab's session storage. */
export function readable(): string {
  return [
    document.documentElement.outerHTML,
    location.href,
    JSON.stringify({ ...localStorage }),
    JSON.stringify(history.state),
  ].join("\n");
}
