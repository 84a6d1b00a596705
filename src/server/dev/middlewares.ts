// Hands a request to one handler after another, as Connect does, until one answers.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Middleware, Middlewares, Next } from "./dev-host.ts";

interface MiddlewareList extends Middlewares {
  /** @param last is called if no handler answers, or with what one has thrown */
  answer(request: IncomingMessage, response: ServerResponse, last: Next): void;
}

export function createMiddlewares(): MiddlewareList {
  const all: { path: string; handle: Middleware }[] = [];
  return {
    use(first: string | Middleware, second?: Middleware): void {
      if (typeof first === "function") all.push({ path: "", handle: first });
      else if (second) all.push({ path: first.replace(/\/$/, ""), handle: second });
    },
    answer(request, response, last) {
      const { url = "/" } = request;
      let index = 0;
      const next: Next = (error) => {
        request.url = url;
        const layer = all[index++];
        if (error !== undefined || !layer) return last(error);
        const rest = restBelow(layer.path, url);
        if (rest === undefined) return next();
        request.url = rest;
        try {
          layer.handle(request, response, next);
        } catch (thrown) {
          last(thrown);
        }
      };
      next();
    },
  };
}

/** The part of an address after a path, with a slash at its start; undefined if it isn't below that path. */
function restBelow(path: string, url: string): string | undefined {
  if (!url.startsWith(path)) return undefined;
  const rest = url.slice(path.length);
  if (rest.startsWith("/")) return rest;
  return rest === "" || rest.startsWith("?") ? `/${rest}` : undefined;
}
