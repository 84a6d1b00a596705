// The focus goes to something once it is drawn, which can be a moment after a test has found it.
import { waitFor } from "@testing-library/react";
import { expect } from "vitest";

export async function expectFocusOn(finding: Promise<HTMLElement>): Promise<void> {
  const element = await finding;
  await waitFor(() => expect(document.activeElement).toBe(element));
}
