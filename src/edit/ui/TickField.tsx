// A checkbox with its label and more details below.
import { useId, type ReactElement, type ReactNode } from "react";

interface TickFieldProps {
  label: string;
  isTicked: boolean;
  isDisabled?: boolean;
  /** The id of its description. */
  describedBy?: string | undefined;
  children?: ReactNode;
  onTick: (isTicked: boolean) => void;
}

export function TickField(props: TickFieldProps): ReactElement {
  const { label, isTicked, isDisabled = false, describedBy, children, onTick } = props;
  const id = useId();
  return (
    <div className="field">
      <input
        id={id}
        type="checkbox"
        disabled={isDisabled}
        checked={isTicked}
        aria-describedby={describedBy}
        onChange={({ target }) => onTick(target.checked)}
      />{" "}
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}
