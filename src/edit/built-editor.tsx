// Starts the editor at `/edit/` of a built site, over the site's repository, a folder on this computer, or a copy.
import siteStyles from "./ui/frame-styles.css?url";
import { hostOf } from "../store/hosts.ts";
import { forgetInTab, openRepository } from "./open-repository.ts";
import { editRepository } from "./web/edit-repository.tsx";
import { FailedScreen } from "./web/FailedScreen.tsx";
import { takeInvitation } from "./web/invitation/invitation-link.ts";
import { whatToLookAt } from "./web/look-link.ts";
import { editorOnceLoaded } from "./web/load-editor.ts";
import { findObstacle } from "./web/obstacle.tsx";
import { takeHostAnswer } from "./web/pkce.ts";
import { readSetup } from "./web/read-setup.ts";
import { siteKey } from "./web/site-key.ts";
import { folderToEdit, opensAnother } from "./web/site-link.ts";
import { createStage } from "./web/stage.tsx";
import { storeWithTheme } from "./web/with-theme.ts";
import { t } from "../words/t.ts";

const incomplete = t`The editor couldn't be loaded. Check your internet connection and try again.`;

const page = document.getElementById("edit");
if (!page) throw new Error("The editor's page has no element with the id “edit”.");
const setup = readSetup(page);
const startEditor = editorOnceLoaded(
  () => import("./start.tsx"),
  // Those of the edited page, which is drawn only when the content has been checked.
  [siteStyles],
  () => stage.show(<FailedScreen reason={incomplete} onAgain={reload} />),
);
const stage = createStage(page, (place, store, tools) =>
  startEditor(place, storeWithTheme(store, setup.theme), tools),
);
const obstacle = findObstacle();
if (obstacle) stage.show(obstacle);
else start().catch(() => stage.show(<FailedScreen reason={incomplete} onAgain={reload} />));

// Opened in a tab that has the editor already, a link to it changes only the fragment.
addEventListener("hashchange", ({ oldURL }) => {
  if (opensAnother(new URL(oldURL).hash, location.hash)) reload();
});

async function start(): Promise<never> {
  const { repository, folder } = setup;
  if (!repository) {
    const { editHere } = await import("./web/edit-here.tsx");
    return editHere(stage, setup);
  }
  const asked = {
    setup: { ...setup, repository },
    check: (token: string) => hostOf(repository).checkToken(repository, folder, token),
    forgetTab: () => forgetInTab(repository),
  };
  // First, because it puts the fragment back into the address.
  const answer = takeHostAnswer(siteKey(setup));
  const link = whatToLookAt();
  if (link) {
    const { lookInRepository, showLook } = await import("./show-look.tsx");
    const read = lookInRepository({ ...setup, folder: link.folder ?? folder }, repository);
    return showLook(stage, { ...asked, read }, link.branch, answer);
  }
  const open = openRepository(setup, repository, folderToEdit());
  const arrival = { invitation: takeInvitation(), answer };
  return editRepository(stage, { ...asked, open }, arrival);
}

function reload(): void {
  location.reload();
}
