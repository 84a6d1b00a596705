// Edits a site without a repository: a folder on this computer, or a copy in this browser.
import type { OpenFolder } from "../../store/local/open-folder.ts";
import { rememberedFolder } from "../../store/local/remembered-folder.ts";
import { folderStore } from "../../store/local/folder-store.ts";
import { dropStoredCopy, hasStoredCopy } from "../../store/local/stored-copy.ts";
import { copyOfThisPage, memoryStore } from "../../store/local/memory-store.ts";
import type { EditorSetup } from "../../store/setup.ts";
import type { Store } from "../../store/store.ts";
import { forgetDrafts } from "../session/browser-drafts.ts";
import { chooseFolder } from "./choose-folder.ts";
import { ChooseScreen } from "./ChooseScreen.tsx";
import { LocalTools } from "./LocalTools.tsx";
import { Opening } from "./Opening.tsx";
import { loadVocabulary } from "./load-vocabulary.ts";
import { canPickFolder } from "./pick-folder.ts";
import { siteFiles, type SiteFiles } from "./site-files.ts";
import type { Stage } from "./stage.tsx";
import { t } from "../../words/t.ts";

type Chosen = { is: "folder"; folder: OpenFolder } | { is: "copy" };

/** Goes on as long as the page is open. */
export async function editHere(
  stage: Stage,
  setup: Pick<EditorSetup, "url" | "icons" | "allIcons">,
): Promise<never> {
  const files = siteFiles(setup);
  let reason: string | undefined;
  for (let time = 1; ; time++) {
    const chosen = await choose(stage, setup.url, { reason, time });
    reason = await edit(stage, chosen, files);
  }
}

/** What the person wants after editing. */
type Next = "choose again" | "start again";

/** @returns why it can't be opened; undefined if the person wants to choose again */
async function edit(stage: Stage, chosen: Chosen, files: SiteFiles): Promise<string | undefined> {
  stage.show(<Opening />);
  let leave: (next: Next) => void = () => {};
  const left = new Promise<Next>((resolve) => (leave = resolve));
  try {
    const store = await storeFor(chosen, files);
    const tools = (
      <LocalTools
        store={store}
        onLeave={() => leave("choose again")}
        onStartAgain={() => leave("start again")}
      />
    );
    const close = await stage.openEditor(store, tools);
    const next = await left;
    close();
    if (next === "choose again") return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : t`Something went wrong. Try again.`;
  }
  await forgetCopy();
  return edit(stage, chosen, files);
}

/** Deletes what was changed in the copy, saved or not. A browser that stores nothing has nothing to delete. */
async function forgetCopy(): Promise<void> {
  const { site } = copyOfThisPage();
  await Promise.allSettled([dropStoredCopy(site), forgetDrafts(site)]);
}

async function storeFor(chosen: Chosen, files: SiteFiles): Promise<Store> {
  const [icons, content] = await Promise.all([
    files.icons(),
    chosen.is === "copy" ? files.content() : undefined,
  ]);
  const { allIcons } = files;
  if (chosen.is === "folder")
    return { ...folderStore(chosen.folder, icons, loadVocabulary), allIcons };
  if (!content) throw new Error(noCopy);
  return { ...memoryStore(content, icons, loadVocabulary), allIcons };
}

const noCopy = t`This site has no copy of its content to edit. Open a folder instead.`;

interface Choice {
  /** Why what was chosen last can't be opened. */
  reason: string | undefined;
  /** How many times the person has been asked, this one included. */
  time: number;
}

async function choose(stage: Stage, url: string, { reason, time }: Choice): Promise<Chosen> {
  const [last, hasCopy] = await Promise.all([
    canPickFolder() ? rememberedFolder() : undefined,
    hasStoredCopy(copyOfThisPage().site),
  ]);
  return new Promise((resolve) => {
    const onOpen = (folder: OpenFolder) => resolve({ is: "folder", folder });
    stage.show(
      // A new one each time: if opening fails at once, React may not have drawn anything else since the last one, which
      // would keep what it said.
      <ChooseScreen
        key={time}
        url={url}
        lastFolder={last?.name}
        hasCopy={hasCopy}
        reason={reason}
        onFolder={
          canPickFolder() ? (isLast) => chooseFolder(isLast ? last : undefined, onOpen) : undefined
        }
        onCopy={() => resolve({ is: "copy" })}
      />,
    );
  });
}
