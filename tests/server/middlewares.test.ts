// How the small server hands a request from one handler to the next.
import { expect, test } from "vitest";
import { createMiddlewares } from "../../src/server/dev/middlewares.ts";

test("handlers get addresses below their path, one after another, and a failure ends the request", () => {
  const middlewares = createMiddlewares();
  const seen: string[] = [];
  middlewares.use((asked, _response, next) => {
    seen.push(`all ${asked.url}`);
    next();
  });
  middlewares.use("/media/", (asked, _response, next) => {
    seen.push(`media ${asked.url}`);
    next();
  });
  middlewares.use("/failing", () => {
    throw new Error("It failed");
  });
  const answer = (url: string) => {
    let end: unknown = "none";
    // Cast: nothing else is read.
    const asked = { url } as Parameters<typeof middlewares.answer>[0];
    middlewares.answer(
      asked,
      {} as Parameters<typeof middlewares.answer>[1],
      (error) => (end = error),
    );
    return end;
  };
  expect(answer("/media/a.png?x")).toBeUndefined();
  expect(answer("/mediator")).toBeUndefined();
  expect(answer("/failing")).toEqual(new Error("It failed"));
  expect(seen).toEqual(["all /media/a.png?x", "media /a.png?x", "all /mediator", "all /failing"]);
});
