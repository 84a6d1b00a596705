// What somebody is asked who adds a question to a form: its words and how it is answered; the rest follows from that.
import { useId, useState, type ReactElement } from "react";
import { follow, type Node } from "../../../content/schema/read-schema.ts";
import { variantsOf } from "../../schema/control.ts";
import { samplesOf } from "../../schema/samples.ts";
import { TextField } from "../../ui/TextField.tsx";
import { TickField } from "../../ui/TickField.tsx";
import { fewestChoices, type NewQuestion } from "../../operations/questions/new-question.ts";

interface QuestionFormProps {
  /** All kinds of question, by their schema. */
  node: Node;
  onAdd: (kind: Node, asked: NewQuestion) => void;
}

export function QuestionForm({ node, onAdd }: QuestionFormProps): ReactElement | null {
  const kinds: Kinds = [...variantsOf(node)];
  const [type, setType] = useState(kinds[0]?.[0] ?? "");
  const [label, setLabel] = useState("");
  const [written, setWritten] = useState("");
  const [isNeeded, setNeeded] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const kind = kinds.find(([name]) => name === type)?.[1];
  if (!kind) return null;
  const choices = choicesIn(written);
  const fewest = fewestChoices(kind);
  const longest = longestLabel(kind);
  const tooFew =
    choices.length < fewest
      ? `Write at least ${fewest === 1 ? "one choice" : "two choices, each on a line of its own"}.`
      : undefined;
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (label.trim() === "" || tooFew !== undefined) return;
        onAdd(kind, { label: label.trim(), choices: fewest > 0 ? choices : [], isNeeded });
      }}
      noValidate
    >
      <TextField
        label="What do you ask?"
        hint="As a visitor reads it, for example: When may we call you?"
        problem={isAsked && label.trim() === "" ? "Write what a visitor is asked." : undefined}
        value={label}
        longest={longest}
        onText={setLabel}
      />
      <KindField kinds={kinds} type={type} onType={setType} />
      {fewest > 0 && (
        <TextField
          label="Choices"
          hint="Each on a line of its own."
          problem={isAsked ? tooFew : undefined}
          value={written}
          isLong
          onText={setWritten}
        />
      )}
      <TickField
        label="The form can’t be sent without an answer"
        isTicked={isNeeded}
        onTick={setNeeded}
      />
      <div className="pages-actions">
        <button type="submit" className="primary">
          Add the question
        </button>
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
  return (
    <div className="field">
      <label htmlFor={id}>What does a visitor answer with?</label>
      <select id={id} value={type} onChange={({ target }) => onType(target.value)}>
        {kinds.map(([name, each]) => (
          <option key={name} value={name}>
            {wordsOf(each)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Each once, as they were written line by line. */
function choicesIn(written: string): string[] {
  const lines = written.split("\n").map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== "");
}

/** "One line of text", as the schema says of it. */
function wordsOf(kind: Node): string {
  const words = samplesOf(kind)[0]?.description || (kind.schema.title ?? "");
  return words.replace(/\.$/, "");
}

function longestLabel({ schema, file }: Node): number | undefined {
  const { label } = schema.properties ?? {};
  return label && follow(label, file).schema.maxLength;
}
