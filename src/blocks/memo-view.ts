// Parts of a page that React draws again only if what they show has changed: while a site is edited, a key changes one.
import { memo, type ComponentType } from "react";
import { isSameJson } from "../content/model/json.ts";
import type { Site } from "../content/model/site.ts";

/** All fields of the site that a view is given, or nothing: a change of one that is missing wouldn't draw it again. */
type AllFields<Props extends { site: object }, Field> = [keyof Props["site"]] extends [Field]
  ? readonly Field[]
  : never;

/**
 * @param View a part of a page, whose props decide everything that it shows
 * @param fields those of the site that it reads
 */
export function memoView<Props extends { site: Pick<Site, Field> }, Field extends keyof Site>(
  View: ComponentType<Props>,
  fields: AllFields<Props, Field>,
) {
  return memo(View, ({ site: before, ...one }: Props, { site: now, ...other }: Props) => {
    const isSameSite = fields.every((field) => isSameJson(before[field], now[field]));
    return isSameSite && isSameJson(one, other);
  });
}
