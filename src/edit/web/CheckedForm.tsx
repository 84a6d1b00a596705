// A form whose fields are checked by the editor instead of the browser, which would check them before.
import type { ReactElement, ReactNode } from "react";

interface CheckedFormProps {
  onSubmit: () => void;
  children: ReactNode;
}

export function CheckedForm({ onSubmit, children }: CheckedFormProps): ReactElement {
  return (
    <form
      className="start-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
