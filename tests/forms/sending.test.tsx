// @vitest-environment jsdom
// One message from the click on Send to its outcome, with all detours.
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteSent } from "../../src/forms/automatic-submit.ts";
import { FormIsland } from "../../src/forms/FormIsland.tsx";
import {
  accepted,
  field,
  fillIn,
  form,
  props,
  refused,
  sendButton,
  sentBody,
  startAfresh,
  stubMailService,
} from "./fixture.ts";

const log = vi.spyOn(console, "error").mockImplementation(() => {});
const numbered = { ...form, parameters: { ...form.parameters, message_id: "{submission}" } };
const { wording } = props;

beforeEach(() => {
  startAfresh();
  log.mockClear();
});
afterEach(() => {
  cleanup();
  vi.mocked(performance.now).mockRestore();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const idOf = (fetch: ReturnType<typeof stubMailService>, call: number) =>
  (sentBody(fetch, call)["template_params"] as Record<string, string>)["message_id"];

describe("a visitor who tries again", () => {
  it("sends the same message with the same id", async () => {
    const fetch = stubMailService(refused);
    render(<FormIsland {...props} form={numbered} />);
    const visitor = await fillIn();
    for (const _ of [1, 2]) {
      await visitor.click(sendButton());
      await screen.findByRole("alert");
    }
    await visitor.type(field("Message (optional)"), "Please call.");
    await visitor.click(sendButton());
    await screen.findByRole("alert");
    const [first, second, third] = [0, 1, 2].map((call) => idOf(fetch, call));
    expect(first).toMatch(/^[a-z0-9]{28}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it("shows a tick beside the thank-you, which screen readers pass over", async () => {
    stubMailService(accepted);
    render(<FormIsland {...props} />);
    await (await fillIn()).click(sendButton());
    const tick = (await screen.findByText("Thank you")).previousElementSibling;
    expect(tick?.matches("svg.sent-mark[aria-hidden=true]")).toBe(true);
  });

  it("sends another message after the thank-you, even with the same words", async () => {
    const fetch = stubMailService(accepted);
    render(<FormIsland {...props} form={numbered} />);
    let visitor = await fillIn();
    await visitor.click(sendButton());
    await visitor.click(await screen.findByRole("button", { name: "Send Another Message" }));
    visitor = await fillIn();
    await visitor.click(sendButton());
    await screen.findByText("Thank you");
    expect(idOf(fetch, 0)).not.toBe(idOf(fetch, 1));
  });

  it("is never asked, however many messages went before", async () => {
    const fetch = stubMailService(refused);
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    await visitor.click(sendButton());
    await screen.findByRole("alert");
    for (let message = 0; message < 9; message++) noteSent(Date.now());
    fetch.mockImplementation(accepted);
    await visitor.click(sendButton());
    expect(await screen.findByText("Thank you")).toBeTruthy();
  });
});

describe("a message that gets no answer", () => {
  async function wait(its = numbered) {
    const answers: ((response: Promise<Response>) => void)[] = [];
    const fetch = stubMailService(() => new Promise((resolve) => answers.push(resolve)));
    render(<FormIsland {...props} form={its} />);
    await fillIn();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const press = () => act(async () => fireEvent.click(sendButton()));
    const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    const answer = (call: number, response: Promise<Response>) =>
      act(async () => answers[call]?.(response));
    return { fetch, press, pass, answer };
  }

  it.each([undefined, "allowed" as const])(
    "and is answered while the visitor writes on leaves what was written for the next one; sensitive: %s",
    async (sensitive) => {
      const fields = numbered.fields.map((each) =>
        each.name === "message" && sensitive ? { ...each, sensitive } : each,
      );
      const { press, pass, answer } = await wait({ ...numbered, fields });
      await press();
      await pass(20_000);
      const message = () => field("Message (optional)");
      fireEvent.input(message(), { target: { value: "And what I forgot" } });
      await answer(0, accepted());
      expect(screen.getByText("Thank you")).toBeTruthy();
      await act(async () => screen.getByText("Send Another Message").click());
      expect(message()).toHaveProperty("value", "And what I forgot");
      vi.useRealTimers();
    },
  );

  it("is given up after 20 seconds and not before, and may have been sent", async () => {
    const { press, pass } = await wait();
    await press();
    await pass(19_999);
    expect(screen.queryByRole("alert")).toBeNull();
    await pass(1);
    expect(screen.getByRole("alert").textContent).toBe(form.failure.text);
    expect(screen.getByText(wording.forms.unconfirmed)).toBeTruthy();
    expect(log).toHaveBeenCalledWith(expect.stringContaining("no answer within 20 seconds"));
  });

  it("is thanked for when the first of two tries gets through after all", async () => {
    const { fetch, press, pass, answer } = await wait();
    await press();
    await pass(20_000);
    await press();
    expect(fetch).toHaveBeenCalledTimes(2);
    await answer(0, accepted());
    expect(screen.getByText("Thank you")).toBeTruthy();
    await answer(1, refused());
    expect(screen.getByText("Thank you")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("isn't thanked for when other words are on their way by then", async () => {
    const { press, pass, answer } = await wait();
    await press();
    await pass(20_000);
    fireEvent.input(field("Message (optional)"), { target: { value: "Other words" } });
    await press();
    await answer(0, accepted());
    expect(sendButton().textContent).toBe("Sending…");
    await answer(1, accepted());
    expect(screen.getByText("Thank you")).toBeTruthy();
  });
});

describe("a visitor without a connection", () => {
  const onLine = vi.spyOn(navigator, "onLine", "get");
  beforeEach(() => void onLine.mockReturnValue(false));
  afterAll(() => onLine.mockRestore());

  it("sees a message, keeps everything, and can send at any time", async () => {
    const fetch = stubMailService(() => Promise.reject(new TypeError("Failed to fetch")));
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    await visitor.click(sendButton());
    expect((await screen.findByRole("alert")).textContent).toBe(form.failure.text);
    expect(screen.getByText(wording.forms.offline)).toBeTruthy();
    expect(field("Name").value).toBe("Ada Reyes");
    onLine.mockReturnValue(true);
    fetch.mockClear().mockImplementation(accepted);
    fireEvent(window, new Event("online"));
    await screen.findByText(wording.forms.online);
    expect(fetch).not.toHaveBeenCalled();
    await visitor.click(sendButton());
    await screen.findByText("Thank you");
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("as the browser wrongly believes, reaches the company all the same", async () => {
    const fetch = stubMailService(accepted);
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    await visitor.click(sendButton());
    await screen.findByText("Thank you");
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("as the browser wrongly reports, sees a rejection like any other", async () => {
    stubMailService(refused);
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    await visitor.click(sendButton());
    await screen.findByRole("alert");
    expect(screen.queryByText(wording.forms.offline)).toBeNull();
  });
});

describe("a submit that looks automated", () => {
  it.each<[string, () => void]>([
    ["the field that nobody sees is filled in", () => (field(wording.forms.trap).value = "x")],
    ["it is the sixth message", () => [1, 2, 3, 4, 5].forEach(() => noteSent(Date.now()))],
    ["it is too quick", () => vi.mocked(performance.now).mockReturnValue(100)],
  ])("because %s, is asked about each time until it is confirmed", async (_, giveReason) => {
    const fetch = stubMailService(accepted);
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    giveReason();
    for (let press = 1; press <= 2; press++) {
      await visitor.click(sendButton());
      expect(document.activeElement).toBe(screen.getByText(wording.forms.question));
    }
    expect(screen.queryByRole("alert")).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    await visitor.click(screen.getByRole("button", { name: wording.forms.confirm }));
    await screen.findByText("Thank you");
    expect(fetch).toHaveBeenCalledOnce();
    expect(JSON.stringify(sentBody(fetch))).not.toContain("website");
  });

  it("and was changed so that something is missing, isn't sent on a confirmation", async () => {
    const fetch = stubMailService(accepted);
    render(<FormIsland {...props} />);
    const visitor = await fillIn();
    field(wording.forms.trap).value = "x";
    await visitor.click(sendButton());
    await visitor.clear(field("Name"));
    await visitor.click(screen.getByRole("button", { name: wording.forms.confirm }));
    expect(fetch).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field("Name"));
  });
});

it("an outcome on another page takes the focus when the visitor comes back", async () => {
  let shown = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(listener: () => void) {
        shown = listener;
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  let answer = () => {};
  stubMailService(() => new Promise((resolve) => (answer = () => resolve(accepted()))));
  render(<FormIsland {...props} />);
  const visitor = await fillIn();
  await visitor.click(sendButton());
  // jsdom lets hidden elements have the focus, browsers don't.
  const focus = vi.spyOn(HTMLElement.prototype, "focus").mockImplementation(() => {});
  await waitFor(answer);
  const heading = await screen.findByText("Thank you");
  expect(document.activeElement).not.toBe(heading);
  focus.mockRestore();
  shown();
  expect(document.activeElement).toBe(heading);
  expect(disconnect).toHaveBeenCalled();
});
