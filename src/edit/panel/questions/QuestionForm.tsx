// Asks for a new question's text and type of answer; everything else follows from those.
import { useId, useState, type ReactElement } from "react";
import { follow, type Node } from "../../../content/schema/read-schema.ts";
import { variantsOf } from "../../schema/structure.ts";
import { asWritten } from "../../../content/translations/translation.ts";
import { samplesOf } from "../../schema/samples.ts";
import { focusProblem } from "../../ui/focus-problem.ts";
import { TextField } from "../../ui/TextField.tsx";
import { TickField } from "../../ui/TickField.tsx";
import { fewestChoices, type NewQuestion } from "../../operations/questions/new-question.ts";
import type { UnfinishedQuestion } from "./unfinished-question.ts";
import { t } from "../../../words/t.ts";

interface QuestionFormProps {
  /** All types of question, by their schema. */
  node: Node;
  question: UnfinishedQuestion;
  onChange: (question: UnfinishedQuestion) => void;
  onAdd: (kind: Node, asked: NewQuestion) => void;
}

export function QuestionForm(props: QuestionFormProps): ReactElement | null {
  const { node, question, onChange, onAdd } = props;
  const kinds: Kinds = [...variantsOf(node)];
  const { type = kinds[0]?.[0] ?? "", label, written, isNeeded } = question;
  const change = (part: Partial<UnfinishedQuestion>) => onChange({ ...question, ...part });
  const [isSubmitted, setSubmitted] = useState(false);
  const kind = kinds.find(([name]) => name === type)?.[1];
  if (!kind) return null;
  const choices = choicesIn(written);
  const fewest = fewestChoices(kind);
  const longest = maxLabelLength(kind);
  const tooFew =
    choices.length < fewest
      ? fewest === 1
        ? t`Enter at least one choice.`
        : t`Enter at least two choices, one per line.`
      : undefined;
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (label.trim() === "" || tooFew !== undefined)
          return focusProblem(event.currentTarget, () => setSubmitted(true));
        onAdd(kind, { label: label.trim(), choices: fewest > 0 ? choices : [], isNeeded });
      }}
      noValidate
    >
      <TextField
        label={t`Question`}
        hint={t`What visitors read, for example: When may we call you?`}
        problem={isSubmitted && label.trim() === "" ? t`Enter a question.` : undefined}
        value={label}
        longest={longest}
        onText={(text) => change({ label: text })}
      />
      <KindField kinds={kinds} type={type} onType={(chosen) => change({ type: chosen })} />
      {fewest > 0 && (
        <TextField
          label={t`Choices`}
          hint={t`One per line.`}
          problem={isSubmitted ? tooFew : undefined}
          value={written}
          isLong
          onText={(text) => change({ written: text })}
        />
      )}
      <TickField
        label={t`Required`}
        isTicked={isNeeded}
        onTick={(isTicked) => change({ isNeeded: isTicked })}
      />
      <div className="pages-actions">
        <button type="submit" className="primary">{t`Add`}</button>
      </div>
    </form>
  );
}

type Kinds = readonly (readonly [type: string, kind: Node])[];

interface KindFieldProps {
  kinds: Kinds;
  type: string;
  onType: (type: string) => void;
}

function KindField({ kinds, type, onType }: KindFieldProps): ReactElement {
  const id = useId();
  const chosen = kinds.find(([name]) => name === type)?.[1];
  return (
    <div className="field">
      <label htmlFor={id}>{t`Type of answer`}</label>
      <select
        id={id}
        aria-describedby={`${id}-words`}
        value={type}
        onChange={({ target }) => onType(target.value)}
      >
        {kinds.map(([name, each]) => (
          <option key={name} value={name}>
            {each.schema.title ?? name}
          </option>
        ))}
      </select>
      <p className="hint" id={`${id}-words`}>
        {chosen && samplesOf(chosen, asWritten)[0]?.description}
      </p>
    </div>
  );
}

/** One choice per line, without duplicates. */
function choicesIn(written: string): string[] {
  const lines = written.split("\n").map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== "");
}

function maxLabelLength(kind: Node): number | undefined {
  const { label } = kind.schema.properties ?? {};
  return label && follow(label, kind).schema.maxLength;
}
