// What is cut off and where the focus point is, as numbers.
import type { ReactElement } from "react";

interface CutNumbersProps<Name extends string> {
  legend: string;
  /** Each number's label. */
  labels: Readonly<Record<Name, string>>;
  values: Readonly<Record<Name, number>>;
  /** Of all numbers. */
  max: number;
  onNumber: (name: Name, value: number) => void;
}

export function CutNumbers<Name extends string>(props: CutNumbersProps<Name>): ReactElement {
  const { legend, labels, values, max, onNumber } = props;
  // Cast: these are the names of the object's fields.
  const names = Object.keys(labels) as Name[];
  return (
    <fieldset className="crop-numbers">
      <legend>{legend}</legend>
      {names.map((name) => (
        <label key={name}>
          {labels[name]}
          <input
            type="number"
            min={0}
            max={max}
            step="any"
            value={Math.round(values[name] * 10) / 10}
            onChange={({ target }) => onNumber(name, target.valueAsNumber || 0)}
          />
        </label>
      ))}
    </fieldset>
  );
}
