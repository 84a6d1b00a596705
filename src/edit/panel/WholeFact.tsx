// Beside a text that is nothing but a fact: that it is one, and the way to where it is written once for all.
import type { ReactElement } from "react";
import { siteFile } from "../../content/model/input.ts";
import { soleFact } from "../../content/resolve/facts.ts";
import { focusField } from "./focus-field.ts";
import { usePanel } from "./panel-context.ts";

export function WholeFact({ value }: { value: unknown }): ReactElement | null {
  const { open } = usePanel();
  const fact = typeof value === "string" ? soleFact(value) : undefined;
  if (fact === undefined) return null;
  const path = ["facts", fact];
  return (
    <p className="whole-fact">
      This is the fact “{fact}”.{" "}
      <button
        type="button"
        onClick={() => {
          open({ file: siteFile, path });
          focusField(path);
        }}
      >
        Change it once for all
      </button>
    </p>
  );
}
