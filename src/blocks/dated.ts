// The attributes of what is shown for a time only, which the script reads. Anything else gets only its class.
interface DatedAttributes {
  className: string | undefined;
  "data-from"?: string | undefined;
  "data-until"?: string | undefined;
  "data-zone"?: string | undefined;
  hidden?: boolean;
}

interface WithFirstDay {
  from?: string | undefined;
}

/** True if visitors don't see it yet: a build removes the first day of what has begun. */
export const isEarly = ({ from }: WithFirstDay): boolean => from !== undefined;

/** True if visitors see none of these yet: then they don't see the heading above them either. */
export const areEarly = (items: readonly WithFirstDay[]): boolean =>
  items.length > 0 && items.every(isEarly);

/**
 * @param item what has a first or a last day, or neither
 * @param className its classes
 * @returns attributes; with a first day, it is hidden until the script has read the clock
 */
export function dated(
  item: WithFirstDay & { until?: string | undefined },
  className: string | undefined,
  { timeZone }: { timeZone?: string | undefined },
): DatedAttributes {
  const { from, until } = item;
  if (from === undefined && until === undefined) return { className };
  return {
    className: className === undefined ? "dated" : `${className} dated`,
    "data-from": from,
    "data-until": until,
    "data-zone": timeZone,
    hidden: isEarly(item),
  };
}
