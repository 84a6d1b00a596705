// Starts the editor at `/edit/` of a built site, over the site's repository, a folder on this computer, or a copy.
import { checkToken } from "../store/github/check-token.ts";
import { openRepository } from "./open-repository.ts";
import { startEditor } from "./start.tsx";
import { editRepository } from "./web/edit-repository.tsx";
import { FailedScreen } from "./web/FailedScreen.tsx";
import { takeInvitation } from "./web/invitation/invitation-link.ts";
import { findObstacle } from "./web/obstacle.tsx";
import { takeHostAnswer } from "./web/pkce.ts";
import { readSetup } from "./web/read-setup.ts";
import { createStage } from "./web/stage.tsx";

const incomplete = "The editor couldn't be loaded. Check your internet connection and try again.";

const page = document.getElementById("edit");
if (!page) throw new Error("The editor's page has no element with the id “edit”.");
const setup = readSetup(page);
const stage = createStage(page, startEditor);
const obstacle = findObstacle();
if (obstacle) stage.show(obstacle);
else start().catch(() => stage.show(<FailedScreen reason={incomplete} onAgain={reload} />));

// Opened in a tab that has the editor already, a link to it changes only the fragment.
addEventListener("hashchange", () => {
  if (/^#(invitation|look)=/.test(location.hash)) reload();
});

async function start(): Promise<never> {
  const { repository, folder } = setup;
  if (!repository) {
    const { editHere } = await import("./web/edit-here.tsx");
    return editHere(stage, setup);
  }
  const arrival = { invitation: takeInvitation(), answer: takeHostAnswer() };
  const parts = {
    setup: { ...setup, repository },
    check: (token: string) => checkToken(repository, folder, token),
    open: openRepository(setup, repository),
  };
  return editRepository(stage, parts, arrival);
}

function reload(): void {
  location.reload();
}
