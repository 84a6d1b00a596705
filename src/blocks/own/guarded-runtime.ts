// Makes the elements of a site's own views. Refuses what a page's policy forbids, and what would change the rest of the
// page.
import { createElement, type ElementType, type ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { commonAttributes, elements } from "./elements.ts";

/** The message is for the developer of the view. */
export class RefusedElement extends Error {}

type Props = Readonly<Record<string, unknown>>;

/** @param types the names of the site's own types of block: its classes begin with one of them */
export function guardedRuntime(types: readonly string[]) {
  const guarded = (make: typeof jsx) => (type: ElementType, props: Props, key?: string) => {
    refuse(type, props, types);
    return make(type, props, key);
  };
  return { Fragment, jsx: guarded(jsx), jsxs: guarded(jsxs) };
}

/** What makes an element whose key is after {...props}. @param types see `guardedRuntime` */
export const guardedElements = (types: readonly string[]) => ({
  createElement(type: ElementType, given: Props, ...children: readonly ReactNode[]) {
    const { key: _key, ...props } = given;
    refuse(type, props, types);
    return createElement(type, given, ...children);
  },
});

function refuse(type: ElementType, props: Props, types: readonly string[]): void {
  if (typeof type === "string") refuseElement(type, props);
  refuseClass(props["className"], types);
}

function refuseElement(type: string, props: Props): void {
  const own = Object.hasOwn(elements, type) ? elements[type] : undefined;
  if (!own)
    throw new RefusedElement(
      `<${type}> can't be in a view. Use an element for text, or what site-from-json/kit has, such as PictureView.`,
    );
  const known: ReadonlySet<string> = new Set([...commonAttributes, ...own, "children"]);
  const name = Object.keys(props).find((each) => !known.has(each) && !/^(aria|data)-/.test(each));
  if (name !== undefined) throw new RefusedElement(reasonFor(name, type));
}

function reasonFor(name: string, type: string): string {
  if (name === "style")
    return "style can't be in a view, because pages have no inline styles. Give the element a class, and write the rule into the block's .css file.";
  return /^on[A-Z]/.test(name)
    ? `${name} can't be in a view: visitors get finished HTML, without scripts of the site's own.`
    : `${name} can't be on <${type}> in a view.`;
}

function refuseClass(className: unknown, types: readonly string[]): void {
  if (typeof className !== "string") return;
  const foreign = className.split(/\s+/).find((each) => each !== "" && !isOwn(each, types));
  if (foreign === undefined) return;
  throw new RefusedElement(
    `The class "${foreign}" isn't this block's. Let it begin with the block's type, for example ${types[0]}-${foreign}.`,
  );
}

/** `dated` is what the kit gives to what is shown for a time only. */
const isOwn = (name: string, types: readonly string[]): boolean =>
  name === "dated" || types.some((type) => name === type || name.startsWith(`${type}-`));
