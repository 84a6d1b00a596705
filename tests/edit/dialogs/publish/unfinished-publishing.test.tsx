// @vitest-environment jsdom
// What was written and chosen in the form to publish is still there after the dialog was closed, until it is sent.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SessionContext } from "../../../../src/edit/screen/use-session.ts";
import type { PublishAnswer, Store } from "../../../../src/store/store.ts";
import { button } from "./dialog-scene.tsx";
import { openPublish, publishDialog } from "./publish-scene.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function open(own: Partial<Store>) {
  const { session, publisher, user } = openPublish(own);
  const openAgain = () => {
    cleanup();
    render(<SessionContext value={session}>{publishDialog(publisher)}</SessionContext>);
  };
  return { user, openAgain };
}

/** Waits for the form, and reads it. */
async function form() {
  const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
  await screen.findByLabelText(/^Summary of your changes/);
  const isProposal = field("As a proposal, for someone to review first").checked;
  return {
    summary: field(/^Summary of your changes/).value,
    proposal: isProposal ? field("Proposal name").value : undefined,
  };
}

async function fillIn({ user }: Pick<ReturnType<typeof open>, "user">): Promise<void> {
  const summary = await screen.findByLabelText(/^Summary of your changes/);
  await user.clear(summary);
  await user.type(summary, "New words");
  await user.click(screen.getByLabelText("As a proposal, for someone to review first"));
  const name = screen.getByLabelText("Proposal name");
  await user.clear(name);
  await user.type(name, "new-words");
}

const written = { summary: "New words", proposal: "new-words" };

test("a summary, a proposal and its name are there again", async () => {
  const opened = open({});
  const suggested = await form();
  expect(suggested.proposal).toBeUndefined();
  await fillIn(opened);
  opened.openAgain();
  expect(await form()).toEqual(written);
  // Back to the site directly, with one click.
  await opened.user.click(screen.getByLabelText(/^Directly to the site/));
  opened.openAgain();
  expect(await form()).toEqual({ ...written, proposal: undefined });
});

test.each<[string, PublishAnswer, string]>([
  ["it wasn't sent", { is: "refused", reason: "The host is busy." }, written.summary],
  [
    "it was sent",
    { is: "published", branch: "new-words", review: undefined, note: undefined },
    "Change site settings and home",
  ],
])("if %s, the summary begins with what it should", async (_what, answer, summary) => {
  const opened = open({ publish: () => Promise.resolve(answer) });
  await fillIn(opened);
  await opened.user.click(await button("Save and send as a proposal"));
  await screen.findByRole("alert");
  opened.openAgain();
  expect((await form()).summary).toContain(summary);
});
