// Serves what the dev server has besides the document: the mailbox, the props of islands, and the content's media.
import type { Site } from "../../content/model/site.ts";
import { createPhotos } from "../../files/photos.ts";
import { servedMedia } from "../../host/served-media.ts";
import { islandProps } from "../../site/island-props.ts";
import { contentTypeOf, mediaTypeOf } from "../http/content-type.ts";
import { blocksAddress } from "../../store/dev/wire.ts";
import { machineClock } from "../mailbox/service.ts";
import { createMailbox, inboxPath } from "../mailbox/mailbox.ts";
import type { Middlewares } from "./dev-host.ts";
import type { EditedContent } from "./edited-content.ts";
import { mediaPolicy } from "./policies.ts";

/** The path of the islands' props. */
const propsFolder = "/__props";

/**
 * Adds the routes. Each request reads the current content.
 * @param received is called with the mailbox's path when a form was sent there
 */
export function answerRequests(
  middlewares: Middlewares,
  content: EditedContent,
  received: (inbox: string) => void,
): void {
  const photos = createPhotos();
  const mailbox = createMailbox(
    () => content.lastGood?.mail ?? { publicKey: "", serviceId: "", templates: {} },
    machineClock,
    () => received(inboxPath),
  );
  middlewares.use((request, response, next) => void mailbox.handle(request, response, next));
  middlewares.use(propsFolder, (request, response, next) => {
    const json = propsOf(content.lastGood).get(request.url?.slice(1) ?? "");
    if (json === undefined) return next();
    response.setHeader("Content-Type", "application/json").end(json);
  });
  middlewares.use(blocksAddress, (request, response, next) => {
    const text = content.blocksAt(request.url?.replace(/^\/|\?.*/g, "") ?? "");
    if (text === undefined) return next();
    response.setHeader("Content-Type", contentTypeOf("own.js")).end(text);
  });
  middlewares.use("/media/", (request, response) => {
    const address = `./media${(request.url ?? "").replace(/\?.*/, "")}`;
    const read = servedMedia(content.now?.media.values() ?? [], photos).get(address);
    // Without this, the answer would be the document.
    if (!read) return void response.writeHead(404).end();
    // The file may have been removed since it was listed, or may be removed during the read.
    read().then(
      (bytes) =>
        response
          .setHeader("Content-Type", mediaTypeOf(address))
          .setHeader("Content-Security-Policy", mediaPolicy)
          .end(bytes),
      () => response.writeHead(404).end(),
    );
  });
}

/** The addresses of the islands' props, by island. */
export function propsAddresses(site: Site | undefined): Record<string, string> {
  const names = [...propsOf(site).keys()];
  return Object.fromEntries(names.map((name) => [name, `.${propsFolder}/${name}`]));
}

function propsOf(site: Site | undefined): Map<string, string> {
  return site ? islandProps(site.pages, site, site.addresses, "") : new Map();
}
