// Shows one field as its JSON describes it, and messages about the answer below it.
import { RichText } from "../components/RichText.tsx";
import { SiteWords } from "../components/SiteWords.tsx";
import type { RichText as Tree } from "../content/model/notations.ts";
import type { Field, Site } from "../content/model/site.ts";
import { Countdown } from "./Countdown.tsx";
import type { ControlAttributes } from "./fields/kind.ts";
import { kindOf } from "./fields/field-kinds.ts";
import { useReview } from "./useReview.ts";

interface Props {
  field: Field;
  id: string;
  /** The maximum number of characters. */
  limit: number | undefined;
  wording: Pick<Site["wording"], "optional" | "forms">;
  /** The form's language, such as `en-US`. */
  language: string;
  /** The form's notice, shown with the message field. */
  notice: Tree | undefined;
}

export function FormField({ field, id, limit = Infinity, wording, language, notice }: Props) {
  const { error, room, ...review } = useReview(field, id, limit, wording.forms, language);
  const { View, answer } = kindOf(field);
  const described = [
    error && `${id}-error`,
    field.help && `${id}-help`,
    notice && `${id}-notice`,
    room && `${id}-left`,
  ];
  const attributes: ControlAttributes = {
    id,
    required: field.required,
    "aria-describedby": described.filter(Boolean).join(" ") || undefined,
    "aria-invalid": error !== undefined || undefined,
    onInvalid: review.onInvalid,
    name: answer && !("sent" in field && field.sent === false) ? field.name : undefined,
  };
  const label = (
    <>
      {field.required ? field.label : `${field.label} `}
      {!field.required && (
        <span className="field-optional">
          <SiteWords>{`(${wording.optional})`}</SiteWords>
        </span>
      )}
    </>
  );
  const help = field.help && (
    <div className="field-help" id={`${id}-help`}>
      <RichText text={field.help} />
    </div>
  );
  return (
    <div className="field" onInput={review.onInput}>
      <View field={field} attributes={attributes} label={label} help={help} language={language} />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error.isSiteOwn ? <SiteWords>{error.words}</SiteWords> : error.words}
        </p>
      )}
      {room && <Countdown id={`${id}-left`} words={room} isOver={review.isTooLong} />}
      {notice && (
        <div className="field-notice" id={`${id}-notice`}>
          <RichText text={notice} />
        </div>
      )}
    </div>
  );
}
