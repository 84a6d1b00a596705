// The toolbar for the formatted text that is being edited.
import { useEffect, useRef, type ReactElement } from "react";
import type { Command } from "prosemirror-state";
import { Toolbar } from "react-aria-components/Toolbar";
import type { Page } from "../../../content/model/site.ts";
import type { Facts } from "../../model/read-facts.ts";
import { useToolbarPosition } from "./use-toolbar-position.ts";
import { useOpenLink } from "../../screen/open-link.ts";
import { dialogLater } from "../../ui/loaded-later.tsx";
import type { FormatDialogProps } from "./FormatDialog.tsx";
import type { Edited } from "../input/use-formatted-text.ts";
import { t } from "../../../words/t.ts";

const FormatDialog = dialogLater(async () => (await import("./FormatDialog.tsx")).FormatDialog);

interface FormatToolbarProps {
  edited: Edited;
  /** The scale at which the page is shown. */
  scale: number;
  facts: Facts;
  pages: readonly Page[];
}

export function FormatToolbar(props: FormatToolbarProps): ReactElement {
  const { edited, scale, facts, pages } = props;
  const { text, asked, ask } = edited;
  const toolbar = useRef<HTMLDivElement>(null);
  const position = useToolbarPosition({
    host: text.host,
    toolbar,
    scale,
    findLine: () => text.findLine(),
  });
  useEffect(() => {
    if (asked === "tools") toolbar.current?.querySelector("button")?.focus();
  }, [asked]);
  const close = () => {
    ask(undefined);
    text.focus();
  };
  return (
    <>
      <Toolbar
        className="format-toolbar"
        aria-label={t`Formatting`}
        ref={toolbar}
        style={position}
        // A click on a tool leaves the caret where it is.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        <Tools edited={edited} onClose={close} />
      </Toolbar>
      {(asked === "fact" || asked === "link") && (
        <FormatDialog edited={edited} facts={facts} pages={pages} onClose={close} />
      )}
    </>
  );
}

function Tools({ edited, onClose }: Pick<FormatDialogProps, "edited" | "onClose">): ReactElement {
  const { text, formatting, ask } = edited;
  const { strong, emphasis, link, list } = formatting;
  const { toggleStrong, toggleEmphasis, toggleList } = text.commands;
  const openLink = useOpenLink(link);
  const run = (command: Command) => {
    ask(undefined);
    text.run(command);
  };
  const tool = (
    label: string,
    keys: string | undefined,
    isOn: boolean | undefined,
    onClick: () => void,
  ) => (
    <button
      type="button"
      title={keys}
      aria-pressed={isOn}
      onClick={onClick}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      {label}
    </button>
  );
  return (
    <>
      {tool(t`Bold`, "Ctrl+B", strong, () => run(toggleStrong))}
      {tool(t`Italic`, "Ctrl+I", emphasis, () => run(toggleEmphasis))}
      {tool(t`Link`, "Ctrl+K", link !== undefined, () => ask("link"))}
      {openLink && tool(t`Open link`, undefined, undefined, openLink)}
      {tool(t`Bullets`, undefined, list === "bulletList", () => run(toggleList("bulletList")))}
      {tool(t`Numbers`, undefined, list === "orderedList", () => run(toggleList("orderedList")))}
      {tool(t`Fact`, "{{", undefined, () => ask("fact"))}
    </>
  );
}
