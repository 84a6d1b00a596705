// Makes the site for a host: documents, code, styles, media, and files for hosts and search engines.
import type { Site } from "../content/model/site.ts";
import { asOf } from "../document/as-of.ts";
import { bundle } from "../document/bundle.ts";
import { optionalScripts, runtimeParts } from "../document/optional-scripts.ts";
import { prebuildRuntime } from "../document/prebuild.ts";
import { scriptEntry } from "../document/runtime-entry.ts";
import { engineAddresses } from "../engine/engine-addresses.ts";
import { readIconLicense } from "../files/icon-set.ts";
import type { FileContent } from "../files/output-folder.ts";
import { createPhotos } from "../files/photos.ts";
import { faceFile } from "../host/face-file.ts";
import { headingFace } from "../host/heading-face.ts";
import { licensesFile } from "../host/licenses.ts";
import { mediaFiles, servedMedia, type ServedMedia } from "../host/served-media.ts";
import { publishFiles, type BuiltSite } from "../host/publish-files.ts";
import { drawShared } from "../host/drawn-pictures.ts";
import { bundleEditor } from "./editor-bundle.ts";
import { editorFiles } from "./editor-files.ts";
import { makeDocuments } from "./hosted-documents.ts";
import type { LoadedContent } from "../files/content-folder.ts";
import type { MakeFiles } from "./make-files.ts";

interface HostedOptions {
  /** The date of the build, from which the end of security.txt is computed. */
  today: Date;
  /** True if the site gets an editor even if it names no repository. */
  withEditor: boolean;
}

/** Makes all files for a host. The files that a host reads only at its root have the rules of all sites. */
export const makeHosted =
  (options: HostedOptions): MakeFiles =>
  async (whole, content, below) => {
    const { files, built } = await makeOne(whole, content, options);
    const builtBelow = new Map<string, BuiltSite>();
    for (const { folder, ...other } of below) {
      const made = await makeOne(other.site, other.content, options);
      for (const [path, file] of made.files) files.set(folder + path, file);
      builtBelow.set(folder, made.built);
    }
    return new Map([...files, ...publishFiles(built, builtBelow)]);
  };

/** Makes the files of one site whose names change with their content, and of its editor; and its documents. */
async function makeOne(whole: Site, content: LoadedContent, options: HostedOptions) {
  const { today, withEditor } = options;
  const site = asOf(whole, today);
  const media = servedMedia(content.media.values(), createPhotos());
  const read = (address: string) => readServed(media, address);
  const face = await headingFace(site, read);
  const lateFace = faceFile(
    face,
    (await prebuildRuntime(scriptEntry(engineAddresses.lateFace))).code,
  );
  const bundled = await bundle(site, optionalScripts(site), lateFace?.[0], runtimeParts(site));
  const files = new Map<string, FileContent>(bundled.files);
  if (lateFace) files.set(...lateFace);
  files.set(...licensesFile(bundled.licenses, await readIconLicense(), face.license));
  const drawn = await drawShared(site, read);
  for (const [path, png] of drawn.files) files.set(path, png);
  const made = await makeDocuments(site, bundled, face.css, drawn.head);
  const { documents, addresses, missing } = made;
  const props = [...made.props];
  for (const { path, json } of props) files.set(path, json);
  const hasEditor = withEditor || site.repository !== undefined;
  // Visitors get only the letters of the site, and authors write others.
  const font = hasEditor ? (site.look.headingFont ?? "") : "";
  const texts = [...documents.values(), ...props.map(({ json }) => json), font];
  for (const [path, make] of mediaFiles(media, texts)) files.set(path, make);
  const hashed = [...files.keys()].map((path) => encodeURI(path)).sort();
  const editor = hasEditor
    ? await editorFiles(site, content, files, await bundleEditor(), site.favicon ?? drawn.head.icon)
    : undefined;
  const { icons } = drawn;
  const built: BuiltSite = { site, documents, addresses, icons, hashed, missing, editor, today };
  return { files: new Map([...files, ...(editor?.files ?? [])]), built };
}

async function readServed(media: ServedMedia, address: string): Promise<Uint8Array> {
  const read = media.get(address);
  if (!read) throw new Error(`There is no file for ${address}`);
  return read();
}
