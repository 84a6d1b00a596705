// Another program that reads and writes files in a content folder while editors save, for `fuzz:store`.
import { renameSync, writeFileSync } from "node:fs";
import { now, type Done, type Order } from "./order.ts";
import { idAt, pageOf } from "./page.ts";

const watching = 15;

function obey({ path, how, at, id, length, draft }: Order): Done {
  const text = pageOf(id, length);
  if (how === "rename") writeFileSync(draft, text);
  while (now() < at);
  const begun = now();
  const seen = new Set([idAt(path)]);
  if (how === "into") writeFileSync(path, text);
  else if (how === "rename") renameSync(draft, path);
  else while (now() < begun + watching) seen.add(idAt(path));
  return { path, how, id, begun, ended: now(), seen: [...seen] };
}

process.on("message", (orders: Order[]) => process.send?.(orders.map(obey)));
process.on("disconnect", () => process.exit());
process.send?.("ready");
