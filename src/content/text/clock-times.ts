// Reads a time, or a beginning and an end, as people write them in the languages of the editor: 10 h – 17 h, 6-8 pm.

const minutes = String.raw`(?:\s*[:.h]\s*(?<minutes>\d\d))?`;
const unit = String.raw`(?<unit>\s*(?:h|hs|uhr|heures?|horas?|o[’']clock|(?<half>[ap])\.?\s*m\.?))?`;
const time = new RegExp(String.raw`^(?<hours>\d{1,2})${minutes}${unit}$`, "iu");

const beginning = /^(?:from|at|von|ab|um|de|dès|à|desde|a las?)\s+(?:las?\s+)?/iu;
const between = /\s*[-‐–—]\s*|\s+(?:to|until|till|bis|à|a|hasta)\s+(?:las?\s+)?/iu;

/** Nobody means an earlier time without saying so. */
const firstHour = 6;

/**
 * @returns on a 24-hour clock, from 00:00 to 24:00, such as 10:00 or 10:00-17:00; undefined for anything else, and where
 * the words don't say which half of the day they mean: “9-5”, “1:00-5:30”
 */
export function clockTimes(written: string): string | undefined {
  const parts = written.trim().replace(beginning, "").split(between);
  const times = parts.map(readTime);
  const [first, last = first] = times;
  if (!first || !last || times.length > 2) return undefined;
  const half = first.half ?? last.half;
  if (half === undefined || times.length === 1) {
    const isDay = first.hours >= firstHour && first.hours <= last.hours;
    return first.isSure || last.isSure || isDay ? onClock(times) : undefined;
  }
  // “6-8 pm” begins after noon, “11-3 pm” before, and “9 am-5” ends after noon.
  const inSame = onClock([
    { ...first, half: first.half ?? half },
    { ...last, half: last.half ?? half },
  ]);
  const inOther = onClock([
    { ...first, half: first.half ?? "a" },
    { ...last, half: last.half ?? "p" },
  ]);
  return isInOrder(inSame) ? inSame : inOther;
}

interface ReadTime {
  hours: number;
  minutes: number;
  /** Of the day: “a” or “p”; undefined if the words say none. */
  half: string | undefined;
  /** Whether it says which half of the day it means: by words, or as only a 24-hour clock does. */
  isSure: boolean;
}

function readTime(written: string): ReadTime | undefined {
  const { groups } = time.exec(written) ?? {};
  if (!groups) return undefined;
  const half = groups["half"]?.toLowerCase();
  const { hours = "", unit: said } = groups;
  const isSure = said !== undefined || hours.startsWith("0") || Number(hours) > 12;
  return { hours: Number(hours), minutes: Number(groups["minutes"] ?? 0), half, isSure };
}

/** @returns undefined if a clock never shows one of them */
function onClock(times: readonly (ReadTime | undefined)[]): string | undefined {
  const shown = times.flatMap((each) => {
    if (!each) return [];
    const { hours, minutes: past, half } = each;
    const hour = half === undefined ? hours : (hours % 12) + (half === "p" ? 12 : 0);
    if (past > 59 || hour * 60 + past > 24 * 60 || (half !== undefined && hours > 12)) return [];
    return [hour, past].map((part) => String(part).padStart(2, "0")).join(":");
  });
  return shown.length === times.length ? shown.join("-") : undefined;
}

/** Whether the end comes after the beginning. */
function isInOrder(range: string | undefined): boolean {
  const [from = "", to = ""] = range?.split("-") ?? [];
  return from < to;
}
