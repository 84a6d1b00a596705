// The panel's field for a text with facts.
import type { ReactElement } from "react";
import { removedFacts, useTyping } from "../../page/input/use-typing.ts";
import type { InputProps } from "../inputs/input-kind.tsx";
import { useText } from "../inputs/use-text.ts";
import { usePanel } from "../../screen/panel-context.ts";
import { ChipText } from "./ChipText.tsx";

interface FactTextProps extends InputProps {
  isSeveralLines: boolean;
}

export function FactText({ isSeveralLines, ...props }: FactTextProps): ReactElement {
  const { attributes, path } = props;
  const { text, writeText, onBlur } = useText(props);
  const { file } = usePanel();
  const { type } = useTyping();
  const write = (typed: string) => {
    if (typed !== "" && removedFacts(text, typed).length > 0) type({ file, path }, typed);
    else writeText(typed);
  };
  return <ChipText {...{ attributes, text, isSeveralLines, write, onBlur }} />;
}
