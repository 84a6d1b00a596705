// @vitest-environment jsdom
// What is loaded once the editor is on the screen, also over a connection that breaks.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState, type ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  completeMark,
  holdParts,
  isPartMissing,
  loadTheRest,
  releaseParts,
} from "../../../src/edit/ui/later-part.ts";
import { dialogLater, loadedLater } from "../../../src/edit/ui/loaded-later.tsx";

afterEach(cleanup);

const mark = vi.fn<typeof performance.mark>();
// jsdom doesn't have it.
beforeEach(() => {
  mark.mockReset();
  performance.mark = mark;
});

function Note({ words }: { words: string }): ReactElement {
  const [first] = useState(words);
  return <p>{`${words}, at first ${first}`}</p>;
}

const offline = () => Promise.reject(new Error("No connection"));

/** Answers in this order, and not more often. */
function answering<Code>(...answers: (() => Promise<Code>)[]): () => Promise<Code> {
  return () => answers.shift()?.() ?? Promise.reject(new Error("Asked too often"));
}

const note = async () => Note;
const settle = () => act(async () => {});

test("what is loaded is drawn together with what is around it, so nothing moves", async () => {
  const Later = loadedLater(note);
  await act(loadTheRest);
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

test("the browser's timeline says when the editor is complete, and not while a part is missing", async () => {
  loadedLater(answering(offline, note));
  await loadTheRest();
  expect(mark).not.toHaveBeenCalled();
  await loadTheRest();
  expect(mark).toHaveBeenCalledExactlyOnceWith(completeMark);
});

test("the editor is complete only when what its parts bring along is loaded, too", async () => {
  let arrive: (component: typeof Note) => void = () => {};
  const arrived = new Promise<typeof Note>((resolve) => (arrive = resolve));
  loadedLater(async () => {
    // As the module of the fields does, which draws a part of its own.
    loadedLater(() => arrived);
    return Note;
  });
  const rest = loadTheRest();
  await settle();
  expect(mark).not.toHaveBeenCalled();
  arrive(Note);
  await rest;
  expect(mark).toHaveBeenCalledExactlyOnceWith(completeMark);
});

test("what couldn't be loaded in advance is loaded when it is needed", async () => {
  const Later = loadedLater(answering(offline, note));
  await act(loadTheRest);
  render(<Later words="Hello" />);
  expect(await screen.findByText("Hello, at first Hello")).toBeTruthy();
});

test("what can't be loaded leaves the rest of the screen alone, and is there once it can be", async () => {
  const Later = loadedLater(answering(offline, offline, note));
  render(
    <>
      <input aria-label="Heading" defaultValue="Typed" />
      <Later words="Hello" />
    </>,
  );
  const field = screen.getByLabelText("Heading");
  await settle();
  await act(loadTheRest);
  expect(isPartMissing()).toBe(true);
  expect(screen.getByLabelText("Heading")).toBe(field);
  await act(loadTheRest);
  expect(await screen.findByText("Hello, at first Hello")).toBeTruthy();
  expect(isPartMissing()).toBe(false);
  expect(screen.getByDisplayValue("Typed")).toBe(field);
});

test("the placeholder of a part is there until it is loaded, also while it can't be", async () => {
  const Later = loadedLater(answering(offline, note), {
    meanwhile: ({ words }) => <p>{`Loading ${words}`}</p>,
  });
  render(<Later words="Hello" />);
  expect(screen.getByText("Loading Hello")).toBeTruthy();
  await settle();
  expect(isPartMissing()).toBe(true);
  expect(screen.getByText("Loading Hello")).toBeTruthy();
  await act(loadTheRest);
  expect(screen.getByText("Hello, at first Hello")).toBeTruthy();
  expect(screen.queryByText("Loading Hello")).toBeNull();
});

test("parts that are held back are loaded once the page is shown, whatever asked for them meanwhile", async () => {
  const load = vi.fn(note);
  const Later = loadedLater(load);
  holdParts();
  holdParts();
  render(<Later words="Hello" />);
  const rest = loadTheRest();
  await settle();
  expect(load).not.toHaveBeenCalled();
  releaseParts();
  await act(() => rest);
  expect(screen.getByText("Hello, at first Hello")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test("as soon as one part can be loaded again, all others are tried again", async () => {
  const Later = loadedLater(answering(offline, note));
  const Other = loadedLater(note);
  render(<Later words="Hello" />);
  await settle();
  expect(isPartMissing()).toBe(true);
  render(<Other words="Bye" />);
  expect(await screen.findByText("Hello, at first Hello")).toBeTruthy();
});

test("a dialog that can't be loaded is closed, and the next click opens it", async () => {
  interface PublishProps {
    onClose: () => void;
  }
  const Publish = ({ onClose }: PublishProps) => <button onClick={onClose}>Close</button>;
  const Later = dialogLater<PublishProps>(answering(offline, offline, async () => Publish));
  function Toolbar() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Publish</button>
        {isOpen && <Later onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Toolbar />);
  const click = (name: string) => fireEvent.click(screen.getByText(name));
  for (let time = 1; time <= 2; time++) {
    click("Publish");
    await settle();
    expect(screen.queryByText("Close")).toBeNull();
  }
  click("Publish");
  await screen.findByText("Close");
  click("Close");
  expect(screen.queryByText("Close")).toBeNull();
});
