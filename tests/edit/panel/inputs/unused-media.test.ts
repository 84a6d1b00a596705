// @vitest-environment jsdom
// Removing and restoring unused files, however fast people click.
import { cleanup, render, screen } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, expect, test } from "vitest";
import { UnusedMedia } from "../../../../src/edit/panel/inputs/UnusedMedia.tsx";
import type { AddedMedia, RemovedMedia } from "../../../../src/store/store.ts";

afterEach(cleanup);

/** Answers to requests, each given when the test wants it. */
function waiting<Answer>() {
  const answers: ((answer: Answer) => void)[] = [];
  const ask = () => new Promise<Answer>((answer) => answers.push(answer));
  return { answers, ask };
}

test("two files removed in quick succession can both be restored", async () => {
  const removing = waiting<RemovedMedia>();
  const adding = waiting<AddedMedia>();
  const items = ["one.png", "two.png"].map((name) => {
    return { name: `media/${name}`, address: "", isPicture: true, size: "1 kB" };
  });
  render(createElement(UnusedMedia, { items, removeMedia: removing.ask, restore: adding.ask }));
  for (const name of ["one.png", "two.png"])
    screen.getByRole("button", { name: `Remove ${name}` }).click();
  for (const [index, name] of ["one.png", "two.png"].entries())
    removing.answers[index]?.({ is: "removed", file: new File([], name) });
  const back = [
    await screen.findByRole("button", { name: "Restore one.png" }),
    await screen.findByRole("button", { name: "Restore two.png" }),
  ];
  for (const button of back) button.click();
  for (const [index, name] of ["one.png", "two.png"].entries())
    adding.answers[index]?.({ is: "added", name, address: "", measured: undefined });
  await expect.poll(() => screen.queryAllByRole("button", { name: /^Put/ })).toHaveLength(0);
});
