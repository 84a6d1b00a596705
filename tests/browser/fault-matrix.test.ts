// Everything that can go wrong with a form, each with what must come of it.
import type { Route } from "playwright-core";
import { afterAll, expect } from "vitest";
import { controlId, formId } from "../../src/forms/form-answers.ts";
import { application, message, Scene, wording } from "./form-scene.ts";
import { expectWhollyOnScreen, menuItem, test, type VisitOptions } from "./visit.ts";

const service = "**/api/v1.0/email/send";

/** What a visitor does, with the fault in place. Left out, they fill in the form and press Send. */
type Act = (scene: Scene) => Promise<unknown>;

interface Row {
  fault: string;
  /** Puts the fault in place, once the form is there. */
  begin?: Act;
  act?: Act;
  outcome: keyof typeof outcomes;
  /** Takes the fault away. Left out, the service answers as it should from then on. */
  end?: Act;
  options?: VisitOptions;
  /**
   * Whether what each form's own file says for the case is seen. What goes wrong elsewhere is the same code for all, and
   * is tried at the form that has every kind of field.
   */
  isAtBoth?: true;
}

/** What must be true afterwards; every failure ends with the message sent all the same. */
const outcomes = {
  "sent once": (scene) => scene.expectSent(),
  "sent once, as typed": (scene) => scene.expectThanked(),
  "thanked once": async (scene) => {
    await scene.expectThanked();
    expect(scene.posts).toBe(1);
  },
  "not sent; kept; a retry sends it": (scene, end) => failAndRetry(scene, end, undefined, 1),
  "perhaps sent, and says so; kept; a retry sends it": (scene, end) =>
    failAndRetry(scene, end, wording.unconfirmed, 1),
  "not posted; kept; a retry sends it": (scene, end) => failAndRetry(scene, end, undefined, 0),
  "not sent; offered again when back online; sent when pressed": async (scene) => {
    await scene.expectFailed(wording.offline);
    await scene.page.context().setOffline(false);
    await scene.page.getByText(wording.online).waitFor();
    expect((await scene.heard()).at(-1)).toBe(`status: ${wording.online}`);
    // Tried all the same: a browser can take itself for offline and be wrong.
    expect(scene.posts).toBe(1);
    await retry(scene, 2);
  },
  "perhaps sent; the late OK turns it into success": async (scene) => {
    await scene.expectFailed(wording.unconfirmed);
    await answerNow(scene);
    await scene.thanks().waitFor();
    await scene.expectFocus(scene.form.thanks);
    expect(await scene.visit.mailbox.read()).toMatchObject([{ parameters: scene.form.parameters }]);
    expect(scene.posts).toBe(1);
    expect(await scene.draft()).toBeNull();
  },
  "asked once, then sent once": async (scene) => {
    await scene.page.getByText(wording.question).waitFor();
    await scene.expectFocus(wording.question);
    expect(scene.posts).toBe(0);
    await scene.expectFilled();
    await scene.button(wording.confirm).click();
    await scene.expectSent();
  },
  "readable, filled, and every other way offered": async (scene) => {
    const { form, page } = scene;
    const fallback = page.locator("[data-island] + :visible");
    await scene.alert().waitFor();
    expect(await scene.alert().allTextContents()).toEqual([form.failure]);
    await scene.expectFilled();
    expect(await fallback.locator('a[href^="tel:"]').count()).toBe(1);
    expect(await fallback.locator(`a[href="mailto:${form.recipient}"]`).count()).toBe(1);
    const submitted = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener("submit", ({ target, defaultPrevented }) => {
            const { action, method } = target as HTMLFormElement;
            resolve([action.split("?")[0], method, defaultPrevented]);
          });
        }),
    );
    await fallback.getByRole("button", { name: wording.ownEmail }).click();
    expect(await submitted).toEqual([`mailto:${form.recipient}`, "post", false]);
    expect(scene.posts).toBe(0);
    scene.visit.forgetMessages();
  },
} satisfies Record<string, (scene: Scene, recover: Act) => Promise<unknown>>;

const recover: Act = async ({ page, visit }) => {
  await page.unroute(service);
  await visit.mailbox.break("none");
};

async function failAndRetry(scene: Scene, end: Act, note: string | undefined, posts: number) {
  await scene.expectFailed(note);
  expect(scene.posts).toBe(posts);
  await end(scene);
  // What has arrived in spite of the failure isn't what this is about.
  await scene.visit.mailbox.empty();
  await retry(scene, posts + 1);
}

async function retry(scene: Scene, posts: number): Promise<void> {
  await scene.send();
  await scene.expectSent(posts);
}

const answer =
  (status: number, body: string, contentType = "text/plain"): Act =>
  ({ page }) =>
    page.route(service, (route) => route.fulfill({ status, body, contentType }));

/** Holds the answer back until `answerNow`. */
const held = new WeakMap<Scene, { arrived: Promise<Route>; release: () => void }>();
const hold: Act = async (scene) => {
  // Its clock is the test's from now on.
  await scene.page.clock.install();
  // It begins at nought, where a visitor would be too fast to be a person.
  await scene.page.clock.fastForward(1_000);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const arrived = new Promise<Route>((resolve) => {
    void scene.page.route(service, async (route) => {
      resolve(route);
      await released;
      // The page that asked may be gone.
      await route.continue().catch(() => {});
    });
  });
  held.set(scene, { arrived, release });
};
const answerNow: Act = async (scene) => held.get(scene)?.release();

const fillAndSend: Act = async (scene) => {
  await scene.fillIn();
  await scene.send();
};

const fillAndPost: Act = async (scene) => {
  await scene.fillIn();
  await post(scene);
};

/** Presses Send, and waits until the message has left the page. */
const post: Act = async (scene) => {
  await scene.send();
  await held.get(scene)?.arrived;
  await scene.button(scene.form.sending).waitFor();
};

/** Presses Send in a way of its own. */
const press =
  (how: (form: HTMLFormElement) => void): Act =>
  async (scene) => {
    await scene.fillIn();
    await scene.listen();
    await scene.page.locator(`#${formId(scene.form)}`).evaluate(how);
  };

/** The only code that the form's own asks for. */
const libraryCode = ({ pathname }: URL) => /\/assets\/(?!form-|heading-)[^/]*\.js$/.test(pathname);
/** The addresses with the allowed recipients of the page, and the recipient of the form. */
const settings = ({ pathname }: URL) => pathname === "/" || /-form-[^/]*\.json$/.test(pathname);

/** Changes the page's settings for the mail service. */
const tell =
  (change: (text: string, address: string) => string): Act =>
  async ({ page, visit }) => {
    await page.route(settings, async (route) => {
      const response = await route.fetch();
      // The preview also sends its policy as a header.
      const headers = Object.entries(response.headers()).map(
        ([name, value]) => [name, change(value, visit.address)] as const,
      );
      const body = change(await response.text(), visit.address);
      await route.fulfill({ response, headers: Object.fromEntries(headers), body });
    });
    await page.reload();
  };

const hostile = (text: Record<string, string>, arrives: Record<string, unknown>): Act => {
  return async (scene) => {
    await scene.fillIn({ ...scene.form.typed, ...text });
    await scene.send();
    await scene.thanks().waitFor();
    const [mail] = await scene.visit.mailbox.read();
    const { applicant_name: fullName, message: body, subject } = mail?.parameters ?? {};
    expect({ fullName, message: body }).toMatchObject(arrives);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(await scene.page.locator("main script, main b:visible").count()).toBe(0);
  };
};

const rows: Row[] = [
  {
    fault: "none; a second message follows",
    act: async (scene) => {
      await fillAndSend(scene);
      await scene.expectSent();
      await scene.visit.mailbox.empty();
      scene.posts = 0;
      await scene.button(scene.form.again).click();
      await scene.expectFilled(
        Object.fromEntries(Object.keys(scene.form.typed).map((field) => [field, ""])),
      );
      const [first = ""] = Object.keys(scene.form.typed);
      expect(await scene.control(first).evaluate((it) => it === document.activeElement)).toBe(true);
      await fillAndSend(scene);
    },
    outcome: "sent once",
    isAtBoth: true,
  },
  {
    fault: "double click",
    act: async (scene) => {
      await scene.fillIn();
      await scene.listen();
      await scene.button(scene.form.send).dblclick();
    },
    outcome: "sent once",
  },
  {
    fault: "Enter and a click",
    begin: hold,
    act: async (scene) => {
      await scene.fillIn();
      await scene.listen();
      await scene.control("email").press("Enter");
      await scene.button(scene.form.sending).click({ force: true });
      await answerNow(scene);
    },
    outcome: "sent once",
  },
  {
    fault: "two submits in one tick",
    act: press((form) => [1, 2].forEach(() => form.requestSubmit())),
    outcome: "sent once",
  },
  {
    fault: "three clicks in one tick",
    act: press((form) =>
      [1, 2, 3].forEach(() => form.querySelector<HTMLElement>("[type=submit]")?.click()),
    ),
    outcome: "sent once",
  },
  {
    fault: "offline when Send is pressed",
    begin: async ({ page }) => {
      // What sends is fetched as soon as the form is there, so that it needn't be fetched then.
      const loaded = () =>
        performance.getEntriesByType("resource").map(({ name }) => new URL(name));
      const fetched = () => page.evaluate(loaded);
      await expect.poll(async () => (await fetched()).some(libraryCode)).toBe(true);
      await page.context().setOffline(true);
    },
    outcome: "not sent; offered again when back online; sent when pressed",
  },
  {
    fault: "the connection drops",
    begin: ({ visit }) => visit.mailbox.break("drop"),
    outcome: "perhaps sent, and says so; kept; a retry sends it",
  },
  {
    fault: "the service's name isn't found",
    begin: ({ page }) => page.route(service, (route) => route.abort("namenotresolved")),
    outcome: "perhaps sent, and says so; kept; a retry sends it",
  },
  {
    fault: "no answer within 20 s, then OK",
    begin: hold,
    act: async (scene) => {
      await fillAndPost(scene);
      await scene.page.clock.fastForward(20_000);
    },
    outcome: "perhaps sent; the late OK turns it into success",
  },
  {
    fault: "an answer after 15 s",
    begin: hold,
    act: async (scene) => {
      const { clock } = scene.page;
      await scene.fillIn();
      // However long a busy machine takes for what follows, no more than the 15 s pass.
      await clock.pauseAt((await scene.page.evaluate(() => Date.now())) + 60_000);
      await post(scene);
      expect(await scene.heard()).toEqual([`status: ${scene.form.sending}`]);
      const button = scene.button(scene.form.sending);
      expect(await button.getAttribute("aria-disabled")).toBe("true");
      expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
      await clock.fastForward(15_000);
      await button.click({ force: true });
      await answerNow(scene);
      await scene.thanks().waitFor();
      await clock.resume();
    },
    outcome: "sent once",
  },
  {
    fault: "400, the service's own",
    begin: ({ visit }) => visit.mailbox.break("400"),
    outcome: "not sent; kept; a retry sends it",
  },
  {
    fault: "429",
    begin: answer(429, "a raw <b>server</b> text"),
    outcome: "not sent; kept; a retry sends it",
  },
  {
    fault: "500",
    begin: ({ visit }) => visit.mailbox.break("500"),
    outcome: "perhaps sent, and says so; kept; a retry sends it",
    isAtBoth: true,
  },
  {
    fault: "502 with HTML",
    begin: answer(
      502,
      "<!doctype html><h1>502 from the server</h1><script>1</script>",
      "text/html",
    ),
    outcome: "perhaps sent, and says so; kept; a retry sends it",
  },
  {
    fault: "an error without CORS headers",
    begin: async (scene) => {
      const foreign = "https://api.emailjs.com";
      // Another host than the page's own, as in real life. It is answered here and never asked.
      await tell((text, address) => text.replaceAll(address.slice(0, -1), foreign))(scene);
      await scene.page.route(`${foreign}/**`, (route) => route.fulfill({ status: 500 }));
      await scene.come();
    },
    outcome: "perhaps sent, and says so; kept; a retry sends it",
    end: async ({ page, visit }) => {
      await page.route("https://api.emailjs.com/**", (route) =>
        route
          .fetch({ url: `${visit.address}api/v1.0/email/send` })
          .then((response) => route.fulfill({ response })),
      );
    },
  },
  { fault: "200 with other text", begin: answer(200, "queued"), outcome: "thanked once" },
  {
    fault: "the EmailJS ids are missing",
    begin: async (scene) => {
      await tell((text) => text.replace(/("(?:publicKey|serviceId)":)"[^"]+"/g, '$1""'))(scene);
      await scene.come();
    },
    act: async (scene) => {
      await fillAndSend(scene);
      await scene.expectFailed();
      expect(scene.posts).toBe(0);
      // Another release fixes it; everything the visitor typed is still there.
      await scene.page.unroute(settings);
      await scene.page.reload();
      await scene.come();
      await scene.expectFilled();
      await scene.send();
    },
    outcome: "sent once",
  },
  {
    fault: "EmailJS itself is gone (404)",
    begin: async (scene) => {
      await scene.page.route(libraryCode, (route) => route.fulfill({ status: 404 }));
      await scene.page.reload();
      await scene.come();
    },
    outcome: "not posted; kept; a retry sends it",
    end: ({ page }) => page.unroute(libraryCode),
  },
  {
    fault: "the form's code is gone (404)",
    options: { formCode: (route) => route.fulfill({ status: 404 }) },
    act: async (scene) => {
      await scene.fillIn();
      await scene.button(scene.form.send).click();
    },
    outcome: "readable, filled, and every other way offered",
    isAtBoth: true,
  },
  {
    fault: "all storage is denied",
    begin: async (scene) => {
      await scene.page.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage"]) {
          Object.defineProperty(window, name, {
            configurable: true,
            get: () => {
              throw new DOMException("Access is denied for this document.", "SecurityError");
            },
          });
        }
      });
      await scene.page.reload();
      await scene.come();
    },
    act: async (scene) => {
      await scene.fillIn();
      await menuItem(scene.page, "About").click();
      await scene.page.goBack();
      await scene.expectFilled();
      await scene.send();
    },
    outcome: "sent once",
  },
  {
    fault: "another page and Back, while filling",
    act: async (scene) => {
      await scene.fillIn();
      await menuItem(scene.page, "About").click();
      await scene.page.goBack();
      await scene.expectFilled();
      await scene.send();
    },
    outcome: "sent once",
  },
  {
    fault: "another page and Back, while sending",
    begin: hold,
    act: async (scene) => {
      await fillAndPost(scene);
      await menuItem(scene.page, "About").click();
      const answered = scene.page.waitForResponse(service);
      await answerNow(scene);
      await (await answered).finished();
      await scene.thanks().waitFor({ state: "attached" });
      await scene.page.goBack();
    },
    outcome: "sent once",
  },
  {
    fault: "another page while sending, and it fails there",
    begin: hold,
    act: async (scene) => {
      await fillAndPost(scene);
      await menuItem(scene.page, "About").click();
      await scene.page.clock.fastForward(20_000);
      await scene.page
        .locator(`#${formId(scene.form)} [role=alert]`)
        .waitFor({ state: "attached" });
      await menuItem(scene.page, scene.form.menu).click();
    },
    outcome: "perhaps sent; the late OK turns it into success",
  },
  {
    fault: "another site and Back, while filling",
    act: async (scene) => {
      await scene.fillIn();
      await scene.page.goto("about:blank");
      await scene.page.goBack();
      await scene.come();
      await scene.expectFilled();
      await scene.send();
    },
    outcome: "sent once",
  },
  {
    fault: "reload, while filling",
    act: async (scene) => {
      await scene.fillIn();
      await scene.page.reload();
      await scene.come();
      await scene.expectFilled();
      expect(await scene.draft()).not.toContain("resume");
      await scene.send();
    },
    outcome: "sent once",
  },
  {
    fault: "reload, while sending",
    begin: hold,
    act: async (scene) => {
      await fillAndPost(scene);
      await scene.page.reload();
      // What interrupted it is no error of the page's.
      await scene.alert().waitFor();
      await scene.listen();
      expect(await scene.alert().allTextContents()).toEqual([scene.form.failure]);
      await scene.expectFocus(scene.form.failure);
      expect(await scene.page.getByText(wording.unconfirmed).count()).toBe(1);
      await scene.expectFilled();
      await answerNow(scene);
      await scene.page.unroute(service);
      await scene.visit.mailbox.empty();
      scene.posts = 0;
      await scene.send();
    },
    outcome: "sent once",
  },
  {
    fault: "two tabs",
    act: async (scene) => {
      const other = new Scene(scene.form, scene.visit, await scene.page.context().newPage());
      await other.page.goto(scene.visit.address);
      await other.come();
      await scene.fillIn();
      await other.fillIn({ ...scene.form.typed, message: "From the other tab." });
      await scene.expectFilled();
      await other.send();
      await other.thanks().waitFor();
      expect(await scene.visit.mailbox.read()).toMatchObject([
        { parameters: { message: "From the other tab." } },
      ]);
      await scene.visit.mailbox.empty();
      await scene.page.bringToFront();
      await scene.send();
    },
    outcome: "sent once",
  },
  {
    fault: "autofill fills in the trap",
    act: async (scene) => {
      await scene.fillIn();
      await scene.page.locator("form:visible [name=website]").evaluate((trap: HTMLInputElement) => {
        trap.value = "https://www.practice.example";
        trap.dispatchEvent(new Event("input", { bubbles: true }));
      });
      await scene.send();
    },
    outcome: "asked once, then sent once",
  },
  {
    fault: "sent faster than a person can",
    begin: async (scene) => {
      await scene.page.addInitScript(() => {
        performance.now = () => 299;
      });
      await scene.page.reload();
      await scene.come();
    },
    act: async (scene) => {
      await scene.fillIn();
      await scene.listen();
      await scene.button(scene.form.send).click();
    },
    outcome: "asked once, then sent once",
  },
  {
    fault: "typed: scripts and template braces",
    act: hostile(
      {
        fullName: "{{to_email}} {position} $& <b>bold</b>",
        message: "<script>alert(1)</script>\n{{message}} {{{x}}} {recipient} \\u003c &lt;",
      },
      {
        fullName: "{{to_email}} {position} $& <b>bold</b>",
        message: "<script>alert(1)</script>\n{{message}} {{{x}}} {recipient} \\u003c &lt;",
      },
    ),
    outcome: "sent once, as typed",
  },
  {
    fault: "typed: line breaks in name and e-mail",
    act: hostile(
      { fullName: "Ann\r\nBcc: all@company.example\u2028Lee", email: "\r\nann@practice.example\n" },
      { fullName: expect.stringMatching(/^Ann ?Bcc: all@company\.example ?Lee$/) },
    ),
    outcome: "sent once, as typed",
  },
  {
    fault: "typed: right-to-left marks and emoji",
    act: hostile(
      { fullName: "\u202eأحمد\u202c 👩🏽‍⚕️", message: "שלום\u200f 🏳️‍🌈 e\u0301" },
      { fullName: "\u202eأحمد\u202c 👩🏽‍⚕️", message: "שלום\u200f 🏳️‍🌈 e\u0301" },
    ),
    outcome: "sent once, as typed",
  },
  {
    fault: "pasted: 100 KB",
    act: async (scene) => {
      await scene.fillIn();
      await scene.control("message").fill("");
      await scene.control("message").focus();
      await scene.page.keyboard.insertText("€".repeat(100 * 1024));
      const excess = scene.page.getByText(wording.tooLong.replace("{count}", "98400"));
      await excess.first().waitFor();
      expect(await scene.control("message").getAttribute("aria-describedby")).toContain(
        (await excess.first().getAttribute("id")) ?? "an id",
      );
      await scene.send();
      await scene.page.locator(`#${controlId(scene.form, { name: "message" })}-error`).waitFor();
      expect(scene.posts).toBe(0);
      expect(await scene.control("message").inputValue()).toHaveLength(102_400);
      await scene.control("message").fill("€".repeat(4000));
      await scene.send();
      await scene.thanks().waitFor();
      const [mail] = await scene.visit.mailbox.read();
      expect(mail?.parameters["message"]).toBe("€".repeat(4000));
    },
    outcome: "sent once, as typed",
  },
  {
    fault: "spaces only, in a required field",
    act: async (scene) => {
      await scene.fillIn();
      const [first = ""] = Object.keys(scene.form.typed);
      await scene.control(first).fill("   ");
      await scene.send();
      const field = scene.control(first);
      await scene.page.locator(`#${controlId(scene.form, { name: first })}-error`).waitFor();
      expect(await field.evaluate((it) => it === document.activeElement)).toBe(true);
      expect(await field.getAttribute("aria-invalid")).toBe("true");
      expect(await field.getAttribute("aria-describedby")).toContain(`${first}-error`);
      expect(scene.posts).toBe(0);
      await scene.fillIn();
      expect(await field.getAttribute("aria-invalid")).toBeNull();
      await scene.send();
    },
    outcome: "sent once",
  },
  {
    fault: "a small phone, and the service fails: everything that helps is on the screen",
    isAtBoth: true,
    options: { viewport: { width: 320, height: 640 } },
    begin: ({ visit }) => visit.mailbox.break("500"),
    act: async (scene) => {
      await fillAndSend(scene);
      await scene.alert().waitFor();
      await expectWhollyOnScreen(scene.page.locator(".form-failure:visible"));
    },
    outcome: "perhaps sent, and says so; kept; a retry sends it",
  },
  {
    fault: "zoom 400 %, and the service fails",
    options: { viewport: { width: 320, height: 256 } },
    begin: ({ visit }) => visit.mailbox.break("500"),
    act: async (scene) => {
      await fillAndSend(scene);
      await scene.alert().waitFor();
      expect(await scene.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const box = await scene.alert().boundingBox();
      expect(box && box.y < 256 && box.y + box.height > 0).toBe(true);
    },
    outcome: "perhaps sent, and says so; kept; a retry sends it",
  },
];

const forms = [message, application];
const cases = rows.flatMap((row) =>
  (row.isAtBoth ? forms : [application]).map((form) => ({ ...row, form })),
);
const passed = new Set<string>();

test.concurrent.for(cases)("$form.name, $fault: $outcome", async (row, { open }) => {
  const { form, fault, outcome, options, begin, act, end } = row;
  const scene = new Scene(form, await open(options));
  if (options?.formCode) await menuItem(scene.page, form.menu).click();
  else await scene.come();
  await begin?.(scene);
  await (act ?? fillAndSend)(scene);
  await outcomes[outcome](scene, end ?? recover);
  passed.add(`${form.name} ${fault}`);
});

afterAll(() => {
  const lines = cases.map(({ form: { name }, fault, outcome }) => {
    const mark = passed.has(`${name} ${fault}`) ? "✓" : "✗";
    return `${mark} ${name.padEnd(12)}${fault.padEnd(48)}${outcome}`;
  });
  const head = `  ${"form".padEnd(12)}${"fault".padEnd(48)}outcome`;
  console.log(`\nThe fault matrix\n${head}\n${lines.join("\n")}\n`);
});
