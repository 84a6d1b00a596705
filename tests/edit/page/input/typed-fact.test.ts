// Typing in a fact while "Change only here" or a removal is still loading its code: no letter is lost.
// @vitest-environment jsdom
import { expect, test } from "vitest";
import { TypedFact } from "../../../../src/edit/page/input/typed-fact.ts";
import { sessionOf } from "../../panel/panel-on-page.tsx";
import { base } from "../../../content/base.ts";

const path = ["blocks", 0, "heading"];
const home = JSON.stringify({
  title: "Home",
  blocks: [{ type: "text", heading: "Ask {{facts.company}} and {{facts.company}}" }],
});
const site = JSON.stringify({ facts: { company: "Acme" } });

/** The second use of the fact, as the author is in it. */
function inSecond() {
  const session = sessionOf(new Map([...base, ["home.json", home], ["site.json", site]]));
  const words = document.createElement("span");
  const usedIn = { text: { file: "home.json", path }, isFormatted: false, nth: 1 };
  const fact = new TypedFact(session, words, { name: "company", usedIn });
  const type = (value: string) => {
    words.textContent = value;
    fact.type();
  };
  return { fact, type };
}

const company = (value: string) => ({
  file: "site.json",
  change: { do: "set", path: ["facts", "company"], value },
});
const heading = (value: string) => ({ file: "home.json", change: { do: "set", path, value } });

test("what is typed after Change only here is in this text, and the fact has its old value", async () => {
  const { fact, type } = inSecond();
  type("Acme & S");
  const made = fact.changeOnlyHere();
  type("Acme & Sons");
  expect(await made).toEqual([heading("Ask {{facts.company}} and Acme & Sons"), company("Acme")]);
});

test("what is typed after the Backspace that removes the fact stays in its place", async () => {
  const { fact, type } = inSecond();
  type("");
  const made = fact.remove();
  type("us");
  expect(await made).toEqual([heading("Ask {{facts.company}} and us"), company("Acme")]);
});

test("pressed twice, Change only here replaces one use, not the one after it too", async () => {
  const { fact, type } = inSecond();
  type("Us");
  const [first, second] = await Promise.all([fact.changeOnlyHere(), fact.changeOnlyHere()]);
  expect(first).toEqual([heading("Ask {{facts.company}} and Us"), company("Acme")]);
  expect(second).toEqual([]);
});
