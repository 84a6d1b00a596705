// Edits a color with a picker or as text, and suggests the closest readable one for a color that is too light.
import type { ReactElement } from "react";
import {
  accentContrast,
  nearestReadable,
  readableContrast,
} from "../../../content/resolve/palette.ts";
import { usePanel, type InputProps } from "../panel-context.ts";

export function ColorInput({ value, path, isNeeded, attributes }: InputProps): ReactElement {
  const { write, endStep } = usePanel();
  const written = typeof value === "string" ? value : "";
  const isColor = /^#[\da-f]{6}$/i.test(written);
  const isTooLight = isColor && accentContrast(written) < readableContrast;
  const nearest = isTooLight ? nearestReadable(written) : undefined;
  return (
    <>
      <div className="color">
        <input
          type="color"
          aria-label="Pick a color"
          value={isColor ? written.toLowerCase() : "#000000"}
          onChange={({ target }) => write(path, target.value)}
          onBlur={endStep}
        />
        <input
          {...attributes}
          spellCheck={false}
          value={written}
          placeholder="#0c5257"
          onChange={({ target }) =>
            write(path, target.value === "" && !isNeeded ? undefined : target.value)
          }
          onBlur={endStep}
        />
      </div>
      {nearest !== undefined && (
        <button type="button" className="suggestion" onClick={() => write(path, nearest)}>
          <svg aria-hidden="true" viewBox="0 0 1 1" width="16" height="16">
            <path fill={nearest} d="M0 0h1v1H0z" />
          </svg>
          Use {nearest}, the closest readable color
        </button>
      )}
    </>
  );
}
