// Measures the processor time of the browser's main thread, which is the same on a busy machine.
import type { CDPSession } from "playwright-core";

/** One event of Chromium's trace: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** When it began, in microseconds. */
  ts: number;
  dur?: number;
  /** In microseconds of the thread's processor time. */
  tdur?: number;
  args?: { data?: { url?: string; type?: string }; fileName?: string };
}

/** What ran while `act` did, in order; of two that began together, what encloses the other first. */
export async function traceOf(
  devtools: CDPSession,
  act: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  // Cast: the protocol says only that these are objects.
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  devtools.on("Tracing.dataCollected", collect);
  const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  const includedCategories = ["devtools.timeline", "v8", "blink"];
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories },
  });
  await act();
  await devtools.send("Tracing.end");
  await complete;
  devtools.off("Tracing.dataCollected", collect);
  return events
    .filter(({ ph, dur }) => ph === "X" && dur !== undefined)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

const scriptEvents = /^(EvaluateScript|FunctionCall|v8\.(compile|compileModule|evaluateModule))$/;

/**
 * Milliseconds that a site's own scripts took; scripts that tests and tools run in the page have another address.
 * @throws when there is no script of the site in the trace
 */
export function scriptTime(events: readonly TraceEvent[], address: string): number {
  const own = events.filter(
    ({ name, args }) =>
      scriptEvents.test(name) && (args?.data?.url ?? args?.fileName ?? "").startsWith(address),
  );
  if (own.length === 0) throw new Error(`There is no script of ${address} in the trace.`);
  return milliseconds(outermost(own));
}

export interface ClickTime {
  /** Milliseconds of what listens to the click, beyond style and layout. */
  own: number;
  /** Milliseconds of these that the browser takes for an entry in its history. */
  history: number;
}

/** @throws when there is no click in the trace */
export function clickTime(events: readonly TraceEvent[]): ClickTime {
  const click = events.find(
    ({ name, args }) => name === "EventDispatch" && args?.data?.type === "click",
  );
  if (!click) throw new Error("There is no click in the trace.");
  const within = (names: RegExp) =>
    milliseconds(
      outermost(events.filter((event) => names.test(event.name) && encloses(click, event))),
    );
  const history = within(/^FrameLoader::updateForSameDocumentNavigation$/);
  const rendering = within(
    /^(UpdateLayoutTree|Layout|Document::(updateStyle|UpdateStyleAndLayout)|LocalFrameView::(UpdateStyleAndLayout|performLayout))$/,
  );
  return { own: milliseconds([click]) - rendering, history };
}

function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const found: TraceEvent[] = [];
  for (const event of events) {
    const last = found.findLast(({ tid, pid }) => tid === event.tid && pid === event.pid);
    if (!last || !encloses(last, event)) found.push(event);
  }
  return found;
}

function encloses(outer: TraceEvent, inner: TraceEvent): boolean {
  const isSameThread = outer.pid === inner.pid && outer.tid === inner.tid;
  return isSameThread && inner.ts >= outer.ts && inner.ts < outer.ts + (outer.dur ?? 0);
}

const milliseconds = (events: readonly TraceEvent[]): number =>
  events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
