// @vitest-environment jsdom
// What is loaded once the editor is on the screen.
import { cleanup, render, screen } from "@testing-library/react";
import { act, useState, type ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { loadedLater, loadTheRest } from "../../../src/edit/ui/loaded-later.tsx";

afterEach(cleanup);

function Note({ words }: { words: string }): ReactElement {
  const [first] = useState(words);
  return <p>{`${words}, at first ${first}`}</p>;
}

test("what is loaded is drawn together with what is around it, so nothing moves", async () => {
  const Later = loadedLater(async () => Note);
  loadTheRest();
  await act(async () => {});
  render(<Later words="Hello" />);
  expect(screen.getByText("Hello, at first Hello")).toBeTruthy();
});

test("what is on the screen before it is loaded appears as soon as it is, and stays the same then", async () => {
  let arrive: (component: typeof Note) => void = () => {};
  const arrived = new Promise<typeof Note>((resolve) => (arrive = resolve));
  const Later = loadedLater(() => arrived);
  const { rerender } = render(<Later words="one" />);
  expect(screen.queryByText(/at first/)).toBeNull();
  arrive(Note);
  await screen.findByText("one, at first one");
  rerender(<Later words="two" />);
  expect(screen.getByText("two, at first one")).toBeTruthy();
});

test("what couldn't be loaded in advance is loaded when it is needed", async () => {
  const answers = [Promise.reject(new Error("No connection")), Promise.resolve(Note)];
  const Later = loadedLater(() => answers.shift() ?? Promise.reject(new Error("Asked too often")));
  loadTheRest();
  await act(async () => {});
  render(<Later words="Hello" />);
  expect(await screen.findByText("Hello, at first Hello")).toBeTruthy();
});
