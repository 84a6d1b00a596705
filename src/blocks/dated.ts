// The attributes of what is shown for a time only, which the script reads. Anything else gets only its class.
import type { Site } from "../content/model/site.ts";

interface DatedAttributes {
  className: string | undefined;
  "data-from"?: string | undefined;
  "data-until"?: string | undefined;
  "data-zone"?: string | undefined;
  hidden?: boolean;
}

/** True if visitors see none of these yet: then they don't see the heading above them either. */
export function areEarly(items: readonly { from?: string | undefined }[]): boolean {
  return items.length > 0 && items.every(({ from }) => from !== undefined);
}

/**
 * @param item what has a first or a last day, or neither
 * @param className its classes
 * @returns attributes; with a first day, it is hidden until the script has read the clock
 */
export function dated(
  item: { from?: string | undefined; until?: string | undefined },
  className: string | undefined,
  { timeZone }: Site,
): DatedAttributes {
  const { from, until } = item;
  if (from === undefined && until === undefined) return { className };
  return {
    className: className === undefined ? "dated" : `${className} dated`,
    "data-from": from,
    "data-until": until,
    "data-zone": timeZone,
    hidden: from !== undefined,
  };
}
