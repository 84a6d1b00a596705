// Says what another version of the engine does to the site.
import type { EngineChange } from "./review.ts";

export function engineInWords(engine: EngineChange): string {
  switch (engine.is) {
    case "same":
      return "The engine is the same as in the published version.";
    case "other": {
      const versions =
        engine.from === engine.to
          ? `another package of version ${engine.to}`
          : `version ${engine.to} instead of ${engine.from}`;
      const pages = engine.pages.join(", ") || "none";
      return `The engine is ${versions}. Pages that look different because of it: ${pages}.`;
    }
    case "unknown":
      return engine.reason;
  }
}
