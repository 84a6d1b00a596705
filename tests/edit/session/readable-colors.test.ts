// While a color is being typed, the page keeps the last one that can be read.
import { expect, test } from "vitest";
import { base } from "../../content/base.ts";
import { sessionOf } from "../panel/panel-on-page.tsx";

function open(accent: string) {
  const site = JSON.parse(base.get("site.json") ?? "") as object;
  const text = JSON.stringify({ ...site, look: { accent } }, null, 2);
  const session = sessionOf(new Map(base).set("site.json", text));
  const type = (value: string) =>
    session.change("site.json", { do: "set", path: ["look", "accent"], value });
  const shown = () => {
    const { preview } = session.state();
    const traced = preview?.trace("home");
    return [preview?.site, traced?.site, traced?.shown].map((each) => each?.palette);
  };
  return { session, type, shown };
}

test("a half-typed color leaves the page's colors as they were, until it is whole", () => {
  const { session, type, shown } = open("#7a1f3d");
  const before = shown();
  expect(before.map((palette) => palette?.accent)).toEqual(["#7a1f3d", "#7a1f3d", "#7a1f3d"]);
  const dark = session.state().preview?.site.darkPalette;
  for (const typed of ["#", "#0", "#0c", "#0c5", "#0c52", "#0c525", "blue"]) {
    type(typed);
    expect([typed, shown()]).toEqual([typed, before]);
    expect(session.state().preview?.site.darkPalette).toEqual(dark);
  }
  type("#0C5257");
  expect(shown().map((palette) => palette?.accent)).toEqual(["#0c5257", "#0c5257", "#0c5257"]);
});

test("a site that opens with such a color has the built-in ones", () => {
  expect(
    open("#0c")
      .shown()
      .map((palette) => palette?.accent),
  ).toEqual(["#0c5257", "#0c5257", "#0c5257"]);
});
