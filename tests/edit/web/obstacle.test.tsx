// @vitest-environment jsdom
// What keeps the editor from starting: in a frame and without HTTPS, each with a way on that loses nothing.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findObstacle } from "../../../src/edit/web/obstacle.tsx";

beforeEach(() => history.replaceState(null, "", "/edit/#invitation=abc"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const link = () => screen.getByRole("link").getAttribute("href");

test("in a frame, the editor only offers to open what its link is about in a tab of its own", () => {
  vi.stubGlobal("isSecureContext", true);
  expect(findObstacle()).toBeUndefined();
  vi.stubGlobal("self", {});
  render(findObstacle());
  expect(link()).toBe(`${location.origin}/edit/#invitation=abc`);
});

test("without HTTPS, a link leads to the same with it", () => {
  vi.stubGlobal("isSecureContext", false);
  render(findObstacle());
  expect(link()).toBe(`https://${location.host}/edit/#invitation=abc`);
  expect(screen.getByRole("link").textContent).toBe(`https://${location.host}/edit/`);
});
