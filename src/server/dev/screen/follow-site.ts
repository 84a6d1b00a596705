// Calls the handlers of the dev server's events: over Vite's connection where there is one, else over a stream.
import type { PageEvents } from "../dev-host.ts";
import { reloadEvent, streamAddress } from "../stream-address.ts";

type Handlers = { [Name in keyof PageEvents]: (data: PageEvents[Name]) => void };

/** @param state the state of the content that the page shows */
export function followSite(state: number, handlers: Handlers): void {
  // Written out, because Vite looks for these very words. In a package there is no such object.
  const hot = import.meta.hot;
  if (hot) for (const [name, handle] of entriesOf(handlers)) hot.on(name, handle);
  else followStream(state, handlers);
}

/** A browser has six connections to a server, so hidden pages have none. Shown again, they load again if they must. */
export function followStream(state: number, handlers: Handlers): void {
  let shown = String(state);
  let stream: EventSource | undefined;
  const follow = (): void => {
    stream?.close();
    stream = document.hidden ? undefined : new EventSource(`${streamAddress}?${shown}`);
    stream?.addEventListener(reloadEvent, () => location.reload());
    for (const [name, handle] of entriesOf(handlers))
      stream?.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
        shown = lastEventId;
        handle(JSON.parse(data));
      });
  };
  document.addEventListener("visibilitychange", follow);
  follow();
}

/** Cast: the dev server sends each event with its own data. */
const entriesOf = (handlers: Handlers) =>
  Object.entries(handlers) as [name: string, handle: (data: unknown) => void][];
