// Shows the thank-you that replaces the form.
import { PageLink } from "../components/PageLink.tsx";
import { RichText } from "../components/RichText.tsx";
import type { Form } from "./form-answers.ts";
import { focusWhenShown } from "./focus.ts";

interface Props {
  success: Form["success"];
  onAgain: () => void;
}

export function Sent({ success, onAgain }: Props) {
  const { action } = success;
  return (
    <div className="form-sent">
      {/* Has no name for screen readers, which announce the heading. */}
      <svg className="sent-mark" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10.5" />
        <path d="m7 12.5 3.5 3.5L17.5 9" />
      </svg>
      <h3 tabIndex={-1} ref={focusWhenShown}>
        {success.heading}
      </h3>
      <RichText text={success.text} />
      <p className="form-next">
        {action.page === undefined ? (
          <a className="button primary" href={action.href}>
            {action.label}
          </a>
        ) : (
          <PageLink page={action.page} section={action.section} className="button primary">
            {action.label}
          </PageLink>
        )}
        <button type="button" className="button" onClick={onAgain}>
          {success.again}
        </button>
      </p>
    </div>
  );
}
