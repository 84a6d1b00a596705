// @vitest-environment jsdom
// A type of block that the engine doesn't have, described by one schema, in the editor: it is offered, edited, named and
// merged like every other.
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { valueAt } from "../../src/content/model/json.ts";
import type { Path } from "../../src/content/model/path.ts";
import { fileValue } from "../../src/edit/model/read-json.ts";
import { siteTexts } from "../../src/edit/operations/find-words.ts";
import { blockSamples, newBlock } from "../../src/edit/operations/new-block.ts";
import { placeInMenu } from "../../src/edit/operations/pages/like-other-pages.ts";
import { sectionsOn } from "../../src/edit/operations/pages/sections.ts";
import { locationName } from "../../src/edit/operations/references/location-name.ts";
import { factReferences } from "../../src/edit/operations/references/references.ts";
import { GalleryDialog } from "../../src/edit/outline/GalleryDialog.tsx";
import { PageOutline } from "../../src/edit/outline/PageOutline.tsx";
import { isFramed } from "../../src/edit/schema/framed-pictures.ts";
import { mergeFile } from "../../src/edit/session/merge-file.ts";
import type { Session } from "../../src/edit/session/session.ts";
import { base } from "../content/base.ts";
import { openDay, withAgenda } from "../fixtures/seventh-type/vocabulary.ts";
import { PanelOnPage, sessionOf } from "./panel/panel-on-page.tsx";
import { asWritten } from "../../src/content/translations/translation.ts";

afterEach(cleanup);

const file = "home.json";
const opening = { type: "hero", level: 1, heading: "Welcome" };
const textWith = (...blocks: object[]) =>
  JSON.stringify({ title: "Home", description: "What we do.", blocks: [opening, ...blocks] });
const filesWith = (...blocks: object[]) => new Map(base).set(file, textWith(...blocks));
const blockIn = (session: Session, at: number) =>
  valueAt(fileValue(session.state().history.files, file), ["blocks", at]);

function panel(session: Session, ...within: Path): void {
  render(<PanelOnPage session={session} at={{ file, path: ["blocks", 1, ...within] }} />);
}

describe("a new block", () => {
  test("is among the samples, with the name of the type and without marks for code editors", () => {
    const sample = blockSamples(withAgenda, asWritten).find(
      ({ label }) => label === "agenda: agenda",
    );
    expect(sample).toMatchObject({
      name: "Agenda",
      value: { type: "agenda", sessions: [{ room: "Great Hall" }] },
    });
  });

  test("comes from the gallery, and the check reads it as one of its type", async () => {
    const session = sessionOf(filesWith(), withAgenda);
    const before = session.state().diagnostics;
    render(
      <PanelOnPage session={session} at={{ file, path: ["title"] }}>
        <GalleryDialog
          file={file}
          at={1}
          onSelect={() => undefined}
          FileDialog={() => null}
          onClose={() => undefined}
        />
      </PanelOnPage>,
    );
    await userEvent.click(screen.getByText("A heading and one session."));
    expect(blockIn(session, 1)).toMatchObject({ type: "agenda", sessions: [{}] });
    const added = session.state().diagnostics.filter((each) => !before.includes(each));
    expect(added.map(({ severity }) => severity)).not.toContain("error");
    const toReplace = session.state().standIns.map(({ message }) => message);
    expect(toReplace).toContainEqual(expect.stringContaining("What the agenda is for"));
  });

  test("gets an id that no other block has", () => {
    const block = { ...openDay, id: "values" };
    const { files } = sessionOf(filesWith(block), withAgenda).state().history;
    expect(sectionsOn(withAgenda, files, "home").map(({ id }) => id)).toContain("values");
    const sample = { type: "agenda", id: "values", sessions: [{ heading: "One" }] };
    expect(newBlock(withAgenda, files, sample, "en-US").block).toMatchObject({ id: "values-2" });
  });
});

describe("the panel", () => {
  test("has a row for each field, under its title, and its help", () => {
    panel(sessionOf(filesWith(openDay), withAgenda));
    expect(screen.getByLabelText(/^Heading/)).toHaveProperty("value", "Open day");
    expect(screen.getByLabelText(/^Layout/)).toHaveProperty("value", "tiles");
    expect(screen.getByText("Beside each other")).toBeTruthy();
    for (const title of ["Banner", "Sessions", "Crew", "Contact details"])
      expect(screen.queryAllByText(title)).not.toEqual([]);
    expect(screen.getByText("Add since")).toBeTruthy();
  });

  test("adds an item with the words of its sample, which change as one undo step", async () => {
    const session = sessionOf(filesWith(openDay), withAgenda);
    panel(session, "sessions");
    await userEvent.click(screen.getByText("Add session"));
    expect(blockIn(session, 1)).toHaveProperty("sessions.length", 4);
    await userEvent.click(screen.getByText("Undo"));
    expect(blockIn(session, 1)).toHaveProperty("sessions.length", 3);
  });

  test("knows which of its pictures are cut, also where that depends on the layout", () => {
    const page = (layout: string) => JSON.parse(textWith({ ...openDay, layout })) as unknown;
    const photo = ["blocks", 1, "sessions", 0, "photo"];
    expect(isFramed(withAgenda, page("tiles"), ["blocks", 1, "banner"])).toBe(true);
    expect(isFramed(withAgenda, page("tiles"), photo)).toBe(true);
    expect(isFramed(withAgenda, page("rows"), photo)).toBe(false);
  });
});

test("the outline calls it by its heading and its type", async () => {
  const session = sessionOf(filesWith(openDay), withAgenda);
  render(
    <PanelOnPage session={session} at={{ file, path: [] }}>
      <PageOutline file={file} selected={[]} onSelect={() => undefined} />
    </PanelOnPage>,
  );
  const rows = await screen.findAllByRole("row");
  const names = rows.map(({ textContent }) => textContent);
  expect(names).toEqual(["WelcomePage opening", "Open dayAgenda"]);
});

test("its texts are found, with where they are, and so are the facts in it", () => {
  const { files } = sessionOf(filesWith(openDay), withAgenda).state().history;
  const [found] = siteTexts(withAgenda, files, [file]).filter(({ words }) => words === "Carols");
  expect(found && locationName(withAgenda, files, found)).toBe(
    "Home › Agenda “Open day” › Session “Carols” › Session heading",
  );
  const places = factReferences(withAgenda, files, "phone").map(({ path }) => path.join("/"));
  expect(places).toContain("blocks/1/reach/0/lines/0");
});

test("a page with contact details in it comes behind new pages in the menu", () => {
  const page = textWith({ type: "agenda", sessions: [{ heading: "One" }], reach: openDay.reach });
  const menu = [{ page: "visit", label: "Visit" }];
  const site = (base.get("site.json") ?? "").replace(
    /"navigation": \[[^\]]*\]/,
    `"navigation": ${JSON.stringify(menu)}`,
  );
  const files = new Map(base).set("visit.json", page).set("site.json", site);
  expect(placeInMenu(withAgenda, files)).toBe(0);
  expect(placeInMenu(withAgenda, new Map(files).set("visit.json", textWith()))).toBe(1);
});

describe("two people's edits", () => {
  const [doors, ...others] = openDay.sessions;
  const merge = (mine: object, theirs: object) => {
    const texts = { base: textWith(openDay), mine: textWith(mine), theirs: textWith(theirs) };
    return mergeFile(withAgenda, file, texts, new Map(base).set(file, texts.mine));
  };

  test("of different fields of a session are merged", () => {
    const mine = { ...openDay, sessions: [{ ...doors, room: "Hall" }, ...others] };
    const theirs = { ...openDay, sessions: [{ ...doors, heading: "Doors" }, ...others] };
    const { conflicts, resolve } = merge(mine, theirs);
    expect(conflicts).toEqual([]);
    const merged: unknown = JSON.parse(resolve() ?? "");
    expect(valueAt(merged, ["blocks", 1, "sessions", 0])).toMatchObject({
      heading: "Doors",
      room: "Hall",
    });
  });

  test("of the same field are a conflict under the titles of the type and its fields", () => {
    const mine = { ...openDay, sessions: [{ ...doors, room: "Hall" }, ...others] };
    const theirs = { ...openDay, sessions: [{ ...doors, room: "Attic" }, ...others] };
    const [conflict, ...rest] = merge(mine, theirs).conflicts;
    expect(rest).toEqual([]);
    expect(conflict).toMatchObject({
      location: ["Agenda “Open day”", "Session “Doors open”", "Room"],
      mine: "Hall",
      theirs: "Attic",
    });
  });
});
