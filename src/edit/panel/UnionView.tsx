// A value of one of several types: choose the type and edit its fields.
import { useId, type ReactElement } from "react";
import type { Json } from "../../content/model/json.ts";
import { languageAt } from "../operations/sample-language.ts";
import { ownSample } from "../operations/own-sample.ts";
import { useFiles } from "../screen/use-session.ts";
import type { Structure } from "../schema/structure.ts";
import { usePanel, type FieldProps } from "../screen/panel-context.ts";
import { valueTitle } from "../schema/node-at.ts";
import { switchVariant } from "../schema/switch-variant.ts";
import { useVocabulary } from "../screen/use-vocabulary.ts";
import { t } from "../../words/t.ts";
import { inSentence } from "../../words/in-sentence.ts";

type UnionViewProps = FieldProps & Pick<Extract<Structure, { is: "union" }>, "variants" | "chosen">;

export function UnionView(props: UnionViewProps): ReactElement {
  const { node, value, path, title, variants, chosen } = props;
  const { file, write, Field } = usePanel();
  const files = useFiles();
  const vocabulary = useVocabulary();
  const id = useId();
  const itemTitle = node.schema.title;
  const now = [...variants].find(([, variant]) => variant === chosen)?.[0];
  const choice = (
    <div className="field kind">
      <label htmlFor={id}>
        {itemTitle === undefined ? t`Type of item` : t`Type of ${inSentence(itemTitle)}`}
      </label>
      <select
        id={id}
        value={now ?? ""}
        onChange={({ target }) => {
          const to = variants.get(target.value);
          if (!to) return;
          const language = languageAt(files, { file, path });
          const fit = (sample: Json) => ownSample(vocabulary, files, to, sample, language);
          const say = vocabulary.translations.say(language);
          write(path, switchVariant(value, chosen, to, say, fit));
        }}
      >
        {now === undefined && <option value="">{t`Choose…`}</option>}
        {[...variants].map(([type, variant]) => (
          <option key={type} value={type}>
            {variant === chosen ? valueTitle(chosen, value) : variant.schema.title}
          </option>
        ))}
      </select>
    </div>
  );
  // A block hardly ever becomes another type, so its own fields come first.
  const isBlock = path.length === 2 && path[0] === "blocks";
  return (
    <>
      {!isBlock && choice}
      {chosen && <Field node={chosen} value={value} path={path} title={title} isNeeded />}
      {isBlock && choice}
    </>
  );
}
