// Speaks Firefox's own protocol for remote control. Playwright 1.65 sends a command that Firefox 153 doesn't know,
// Puppeteer 25 needs a later Node, and Selenium needs a driver that Debian doesn't have.
import type { Socket } from "node:net";
import { expect } from "vitest";

/** Names an element in answers (https://www.w3.org/TR/webdriver2/#elements). */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

type Answer = [type: 1, id: number, error: { message: string } | null, result: { value?: unknown }];

/**
 * Each message is JSON after its length in bytes and a colon; a command is `[0, id, name, parameters]`
 * (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html). The commands are those of WebDriver.
 */
export class Marionette {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #sent = 0;
  readonly #waiting = new Map<number, (answer: Answer) => void>();

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (bytes) => {
      this.#received = Buffer.concat([this.#received, Buffer.from(bytes)]);
      for (const message of this.#messages()) {
        // Cast: the protocol says so. The first message is a greeting, which isn't an array.
        const answer = JSON.parse(message) as Answer | object;
        if (Array.isArray(answer)) this.#waiting.get(answer[1])?.(answer as Answer);
      }
    });
  }

  *#messages(): Generator<string> {
    for (;;) {
      const colon = this.#received.indexOf(":");
      const end = colon + 1 + Number(this.#received.toString("latin1", 0, colon));
      if (colon < 0 || this.#received.length < end) return;
      yield this.#received.toString("utf8", colon + 1, end);
      this.#received = this.#received.subarray(end);
    }
  }

  /** @throws what Firefox answers if it can't */
  async send(name: string, parameters: object): Promise<unknown> {
    const id = ++this.#sent;
    const answered = new Promise<Answer>((done) => this.#waiting.set(id, done));
    const text = JSON.stringify([0, id, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answered;
    if (error) throw new Error(`${name} ${JSON.stringify(parameters)}: ${error.message}`);
    return result.value;
  }

  async goTo(address: string): Promise<void> {
    await this.send("WebDriver:Navigate", { url: address });
  }

  async reload(): Promise<void> {
    await this.send("WebDriver:Refresh", {});
  }

  async goBack(): Promise<void> {
    await this.send("WebDriver:Back", {});
  }

  /** @param selector CSS, for an element that is there */
  async click(selector: string): Promise<void> {
    await this.send("WebDriver:ElementClick", { id: await this.#find(selector) });
  }

  async type(selector: string, text: string): Promise<void> {
    await this.send("WebDriver:ElementSendKeys", { id: await this.#find(selector), text });
  }

  async #find(selector: string): Promise<string> {
    const element = await this.send("WebDriver:FindElement", {
      using: "css selector",
      value: selector,
    });
    if (typeof element !== "object" || element === null || !(elementKey in element))
      throw new Error(`Expected an element, found ${JSON.stringify(element)}.`);
    return String(element[elementKey]);
  }

  /** @param expression JavaScript */
  evaluate(expression: string): Promise<unknown> {
    return this.send("WebDriver:ExecuteScript", { script: `return ${expression}`, args: [] });
  }

  /** Waits until a JavaScript expression is truthy. */
  async waitFor(expression: string): Promise<void> {
    await expect.poll(() => this.evaluate(`Boolean(${expression})`)).toBe(true);
  }
}
