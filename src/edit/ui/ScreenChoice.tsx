// Chooses the screen that a page is shown on.
import { useId, type ReactElement } from "react";
import { screenLabels, screenNames, type Screen } from "./screen-sizes.ts";
import { t } from "../../words/t.ts";

interface ScreenChoiceProps {
  screen: Screen;
  onScreen: (screen: Screen) => void;
}

export function ScreenChoice({ screen, onScreen }: ScreenChoiceProps): ReactElement {
  // A dialog over the editor has this choice, too.
  const group = useId();
  return (
    <fieldset className="screens">
      <legend>{t`Screen`}</legend>
      {screenNames.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name={group}
            checked={name === screen}
            onChange={() => onScreen(name)}
          />
          {screenLabels[name]}
        </label>
      ))}
    </fieldset>
  );
}
