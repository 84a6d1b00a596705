// Whether visitors see what was published: the site is asked until they do, and nobody waits for it here.
import { expect, test } from "vitest";
import { LiveCheck } from "../../../src/edit/session/live-check.ts";

const minute = 60_000;

/** A check whose time passes only when the test lets it. */
function checking() {
  const clock = { now: 0 };
  let goOn: (() => void) | undefined;
  const asked: string[] = [];
  const answers = new Map<string, boolean | "unreachable">();
  const check = new LiveCheck(
    ({ hash }) => {
      asked.push(hash);
      const answer = answers.get(hash) ?? false;
      return answer === "unreachable" ? Promise.reject(new Error()) : Promise.resolve(answer);
    },
    {
      now: () => clock.now,
      pause: (milliseconds) =>
        new Promise((go) => {
          goOn = () => {
            clock.now += milliseconds;
            go();
          };
        }),
    },
  );
  /** Lets the next pause end, and what follows from it happen. */
  const pass = async () => {
    goOn?.();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  const passMinutes = async (minutes: number) => {
    const end = clock.now + minutes * minute;
    while (clock.now < end) await pass();
  };
  return { check, answers, asked, pass, passMinutes, is: () => check.state().is };
}

const mark = (hash: string) => ({ hash, log: `https://host.example/${hash}` });

test("visitors see it as soon as the site has it, and the site isn't asked again", async () => {
  const { check, answers, asked, pass, is } = checking();
  expect(is()).toBe("nothing");
  check.start(mark("a"));
  await pass();
  expect(is()).toBe("waiting");
  answers.set("a", true);
  await pass();
  expect(is()).toBe("live");
  await pass();
  expect(asked).toEqual(["a", "a"]);
});

test("after ten minutes it is late, and still live once the site has it", async () => {
  const { check, answers, passMinutes, pass, is } = checking();
  check.start(mark("a"));
  await passMinutes(9);
  expect(is()).toBe("waiting");
  await passMinutes(1);
  expect(check.state()).toMatchObject({ is: "late", mark: { log: "https://host.example/a" } });
  answers.set("a", true);
  await pass();
  expect(is()).toBe("live");
});

test("a site that can't be reached for a while is asked again", async () => {
  const { check, answers, pass, is } = checking();
  answers.set("a", "unreachable");
  check.start(mark("a"));
  await pass();
  expect(is()).toBe("waiting");
  answers.set("a", true);
  await pass();
  expect(is()).toBe("live");
});

test("a second publish replaces the first check", async () => {
  const { check, answers, pass, asked } = checking();
  check.start(mark("a"));
  await pass();
  check.start(mark("b"));
  answers.set("a", true);
  await pass();
  await pass();
  expect(check.state()).toMatchObject({ is: "waiting", mark: { hash: "b" } });
  answers.set("b", true);
  await pass();
  expect(check.state()).toMatchObject({ is: "live", mark: { hash: "b" } });
  expect(asked.filter((hash) => hash === "a")).toHaveLength(1);
});

test("what happens is reported once each time it changes", async () => {
  const { check, answers, passMinutes, pass, is } = checking();
  const seen: string[] = [];
  check.subscribe(() => seen.push(is()));
  check.start(mark("a"));
  await passMinutes(12);
  answers.set("a", true);
  await pass();
  expect(seen).toEqual(["waiting", "late", "live"]);
});
