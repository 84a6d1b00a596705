// @vitest-environment jsdom
// Open times that go on until the morning are asked about once: each answer is a button.
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Problems } from "../../../src/edit/panel/Problems.tsx";
import { change } from "../../content/base.ts";
import { PanelOnPage, sessionOf } from "./panel-on-page.tsx";

afterEach(cleanup);

const openOn = (hours: string) =>
  change("site.json", '"homePage"', `"openingHours": ${hours},\n  "homePage"`);
const twice = '{ "monday": ["14:00-06:00"], "friday": ["09:00-12:00", "15:00-07:00"] }';

function show(hours: string) {
  const session = sessionOf(openOn(hours));
  const path = ["openingHours", "friday", 1];
  render(
    <PanelOnPage session={session} at={{ file: "site.json", path }}>
      <Problems page="home" onSelect={() => undefined} />
    </PanelOnPage>,
  );
  const asked = () => session.state().diagnostics.filter(({ id }) => id === "until-morning").length;
  const now = () => session.state().history.files.get("site.json") ?? "";
  return { asked, now };
}

const inField = () =>
  within(document.querySelector<HTMLElement>('.field[data-pointer$="/friday/1"]') ?? document.body);

test("“Until 7:00 PM” corrects these times alone, and Undo reverts it", async () => {
  const user = userEvent.setup();
  const { asked, now } = show(twice);
  expect(asked()).toBe(2);
  await user.click(await inField().findByRole("button", { name: /^Until 7:00\sPM$/ }));
  expect(now()).toContain(twice.replace("15:00-07:00", "15:00-19:00"));
  expect(asked()).toBe(1);
  expect(document.activeElement?.closest(".field")?.getAttribute("data-pointer")).toMatch(
    /friday\/1$/,
  );
  await user.click(screen.getByText("Undo"));
  expect(now()).toContain(twice);
});

test("“Yes, until 7:00 AM” is the answer for all times, and Undo asks again", async () => {
  const user = userEvent.setup();
  const { asked, now } = show(twice);
  await user.click(await inField().findByRole("button", { name: /^Yes, until 7:00\sAM$/ }));
  expect(now()).toMatch(/"15:00-07:00"\],\s*"openAtNight": true\s*\}/);
  expect(asked()).toBe(0);
  await user.click(screen.getByText("Undo"));
  expect(now()).toContain(twice);
  expect(asked()).toBe(2);
});

test("the answer in the list takes the place of an earlier no", async () => {
  const user = userEvent.setup();
  const { asked, now } = show('{ "monday": ["14:00-06:00"], "openAtNight": false }');
  const list = within(screen.getByRole("region", { name: /problem/i }));
  await user.click(await list.findByRole("button", { name: /^Yes, until 6:00\sAM$/ }));
  expect(now()).toContain('{ "monday": ["14:00-06:00"], "openAtNight": true }');
  expect(asked()).toBe(0);
  expect(document.activeElement?.id).toBe("problems");
});
