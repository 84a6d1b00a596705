// Shows compiled Markdown as React elements, in block views at build time and in forms in the browser.
import { Fragment, type ReactNode } from "react";
import type { RichBlock, RichInline, RichText as Tree } from "../content/model/notations.ts";
import { withEmailBreaks } from "./email-breaks.tsx";
import { PageLink } from "./PageLink.tsx";

type Reword = (text: string) => string;

const asIs: Reword = (words) => words;

/** `reword` changes every piece of text, for values that are known only in the browser. */
export function RichText({ text, reword = asIs }: { text: Tree; reword?: Reword }) {
  return text.map((part, index) => <Fragment key={index}>{block(part, reword)}</Fragment>);
}

function block(part: RichBlock, reword: Reword): ReactNode {
  if (part.type === "paragraph") return <p>{inline(part.children, reword)}</p>;
  const items = part.items.map((item, index) => (
    <li key={index}>
      <RichText text={item} reword={reword} />
    </li>
  ));
  return part.ordered ? <ol start={part.start}>{items}</ol> : <ul>{items}</ul>;
}

function inline(parts: RichInline[], reword: Reword): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{piece(part, reword)}</Fragment>);
}

function piece(part: RichInline, reword: Reword): ReactNode {
  if (typeof part === "string") return withEmailBreaks(reword(part));
  if (part.type === "break") return <br />;
  const children = inline(part.children, reword);
  switch (part.type) {
    case "strong":
      return <strong>{children}</strong>;
    case "emphasis":
      return <em>{children}</em>;
    case "isolate":
      return <bdi>{children}</bdi>;
    case "link":
      return <a href={part.href}>{children}</a>;
    case "pageLink":
      return (
        <PageLink page={part.page} section={part.section} className="link">
          {children}
        </PageLink>
      );
  }
}
