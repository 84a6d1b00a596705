// Writes the types of `site-from-json/jsx-runtime`: the HTML that views can make, and nothing else.
import { commonAttributes, elements } from "../blocks/own/elements.ts";

const isSwitch: ReadonlySet<string> = new Set(["hidden", "open", "reversed"]);

/** The text of jsx-runtime.d.ts. */
export function jsxTypes(): string {
  const lines = Object.entries(elements).map(
    ([name, own]) =>
      `    ${name}: Attributes${own.length > 0 ? ` & { ${own.map(attribute).join(" ")} }` : ""};`,
  );
  return `// Written with the package. The types of the HTML in views of a site's own blocks.
export namespace JSX {
  interface Element {
    readonly type: unknown;
  }
  type Node = Element | string | number | boolean | null | undefined | readonly Node[];
  type ElementType = keyof IntrinsicElements | ((props: never) => Node);
  interface ElementChildrenAttribute {
    children: unknown;
  }
  interface IntrinsicAttributes {
    key?: string | number;
  }
  interface Attributes extends IntrinsicAttributes {
    ${commonAttributes.map(attribute).join("\n    ")}
    children?: Node;
  }
  interface IntrinsicElements {
${lines.join("\n")}
  }
}
export declare const Fragment: (props: { children?: JSX.Node }) => JSX.Element;
export declare const jsx: (type: unknown, props: unknown, key?: string) => JSX.Element;
export declare const jsxs: typeof jsx;
`;
}

const attribute = (name: string): string =>
  `${name}?: ${isSwitch.has(name) ? "boolean" : "string | number"} | undefined;`;
