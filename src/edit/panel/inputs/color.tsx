// Edits a color with a picker or as text, and suggests the closest readable one for a color that is too light.
import type { ReactElement } from "react";
import {
  accentContrast,
  nearestReadable,
  readableContrast,
} from "../../../content/resolve/palette.ts";
import { usePanel } from "../../screen/panel-context.ts";
import { inputKind, type InputProps } from "./input-kind.tsx";
import { useText } from "./use-text.ts";
import { t } from "../../../words/t.ts";

export const color = inputKind({
  accepts: ({ schema }) => schema.format === "color-hex",
  Input: ColorInput,
});

function ColorInput(props: InputProps): ReactElement {
  const { path, attributes } = props;
  const { write } = usePanel();
  const { text: written, writeText, onBlur } = useText(props);
  const isColor = /^#[\da-f]{6}$/i.test(written);
  const isTooLight = isColor && accentContrast(written) < readableContrast;
  const nearest = isTooLight ? nearestReadable(written) : undefined;
  return (
    <>
      <div className="color">
        <input
          type="color"
          aria-label={t`Pick a color`}
          value={isColor ? written.toLowerCase() : "#000000"}
          onChange={({ target }) => write(path, target.value)}
          onBlur={onBlur}
        />
        <input
          {...attributes}
          spellCheck={false}
          value={written}
          placeholder="#0c5257"
          onChange={({ target }) => writeText(target.value)}
          onBlur={onBlur}
        />
      </div>
      {nearest !== undefined && (
        <button type="button" className="suggestion" onClick={() => write(path, nearest)}>
          <svg aria-hidden="true" viewBox="0 0 1 1" width="16" height="16">
            <path fill={nearest} d="M0 0h1v1H0z" />
          </svg>
          {t`Use ${nearest}, the closest readable color`}
        </button>
      )}
    </>
  );
}
