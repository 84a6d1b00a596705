// The thank-you that takes the form's place.
import { RichText } from "../components/RichText.tsx";
import type { Form } from "./answers.ts";
import { focusWhenShown } from "./focus.ts";

interface Props {
  success: Form["success"];
  onAgain: () => void;
}

export function Sent({ success, onAgain }: Props) {
  return (
    <div className="form-sent">
      <h3 tabIndex={-1} ref={focusWhenShown}>
        {success.heading}
      </h3>
      <RichText text={success.text} />
      <p className="form-next">
        <button type="button" className="button primary" data-page={success.action.page}>
          {success.action.label}
        </button>
        <button type="button" className="button" onClick={onAgain}>
          {success.again}
        </button>
      </p>
    </div>
  );
}
