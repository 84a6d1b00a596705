// The editor's screen: the outline on the left, the page in the middle, the panel for what is selected on the right.
import { useEffect, useState, type ReactElement } from "react";
import { siteFile } from "../content/model/input.ts";
import type { Path } from "../content/model/path.ts";
import type { Location } from "./model/location.ts";
import { Toolbar } from "./Toolbar.tsx";
import { EditingContext } from "./screen/editing-context.ts";
import { FindButton } from "./dialogs/find/FindButton.tsx";
import { useFindDialog } from "./dialogs/find/use-find-dialog.tsx";
import { PageFrame } from "./page/PageFrame.tsx";
import { NewSite } from "./dialogs/new-site/later.ts";
import { SiteOutline } from "./outline/SiteOutline.tsx";
import { Details } from "./panel/Details.tsx";
import { PageOutline } from "./outline/PageOutline.tsx";
import { useGallery } from "./outline/use-gallery.tsx";
import { SettingsButton } from "./outline/SettingsButton.tsx";
import { ShortcutsButton } from "./outline/ShortcutsButton.tsx";
import { SiteFields } from "./outline/SiteFields.tsx";
import type { Publisher } from "./session/publisher.ts";
import { useLaterParts } from "./screen/later-parts.ts";
import { useLeaveWarning, useShortcuts } from "./screen/shortcuts.ts";
import { dialogLater, loadedLater } from "./ui/loaded-later.tsx";
import { releaseParts } from "./ui/later-part.ts";
import { useIsShown } from "./ui/folded-sidebars.ts";
import { useRegions } from "./ui/regions.ts";
import { useAnnouncement } from "./screen/use-announcement.ts";
import { initialScreen, screens, useIsNarrow, type Screen } from "./ui/screen-sizes.ts";
import { useSelection } from "./screen/selection.ts";
import { useNewAnswer } from "./panel/questions/use-new-answer.tsx";
import { useSessionState } from "./screen/use-session.ts";
import { useWholeCheck } from "./screen/use-whole-check.ts";
import { t } from "../words/t.ts";

const BrokenPage = loadedLater(async () => (await import("./page/BrokenPage.tsx")).BrokenPage);
const ShortcutsDialog = dialogLater(
  async () => (await import("./dialogs/ShortcutsDialog.tsx")).ShortcutsDialog,
);
const FileDialog = dialogLater(
  async () => (await import("./panel/inputs/FileDialog.tsx")).FileDialog,
);
const LanguageChoice = loadedLater(
  async () => (await import("./screen/LanguageChoice.tsx")).LanguageChoice,
);
const ConvertDialog = loadedLater(
  async () => (await import("./dialogs/ConvertDialog.tsx")).ConvertDialog,
);

interface AppProps {
  publisher: Publisher;
}

export function App({ publisher }: AppProps): ReactElement {
  const selection = useSelection(useIsNarrow());
  const { page, selected, formState, showForm, showPanel, select, openPage, goTo } = selection;
  const [screen, setScreen] = useState<Screen>(initialScreen);
  const [announcement, say] = useAnnouncement();
  const find = useFindDialog(goTo);
  const pageFile = `${page}.json`;
  const selectOnPage = (path: Path) => select({ file: pageFile, path });
  const gallery = useGallery({ file: pageFile, onSelect: selectOnPage, FileDialog });
  const { newAnswer, explainAnswer } = useNewAnswer();
  const [isHelpOpen, showHelp] = useState(false);
  const openShortcuts = () => showHelp(true);
  const dialogs = { openFind: find.open, openGallery: gallery.open, openShortcuts, explainAnswer };
  const pathIn = (file: string) => (selected?.file === file ? selected.path : []);
  const isOutlineShown = useIsShown("outline", selection.isOutlineOpen);
  const isPanelShown = useIsShown("panel", selection.isPanelOpen);
  // For the layout, which with `:has()` would style the whole screen again with each key in a field.
  const shownSidebars = [isOutlineShown && "outline", isPanelShown && "panel"];
  useLaterParts(announcement, say);
  useWholeCheck();
  useRegions();
  useLeaveWarning();

  return (
    <EditingContext
      value={{ ...dialogs, showPanel, select, goTo, openPage, say, formState, showForm }}
    >
      <div className="edit" data-shown={shownSidebars.filter(Boolean).join(" ")}>
        <Toolbar
          publisher={publisher}
          page={page}
          onPage={openPage}
          onSelect={goTo}
          screen={screen}
          onScreen={setScreen}
          announcement={announcement}
        />
        <SiteOutline isOpen={selection.isOutlineOpen} onToggle={selection.showOutline}>
          <NewSite publisher={publisher} />
          <div className="outline-head">
            <FindButton />
            <SettingsButton />
          </div>
          <PageOutline file={pageFile} selected={pathIn(pageFile)} onSelect={selectOnPage} />
          <SiteFields
            selected={pathIn(siteFile)}
            onSelect={(path) => select({ file: siteFile, path })}
          />
          <ShortcutsButton />
          <LanguageChoice />
        </SiteOutline>
        <PageRegion page={page} selected={selected} screen={screen} />
        <Details page={page} selected={selected} onSelect={goTo} isOpen={selection.isPanelOpen} />
        {find.dialog}
        {gallery.dialog}
        {newAnswer}
        {isHelpOpen && <ShortcutsDialog onClose={() => showHelp(false)} />}
      </div>
    </EditingContext>
  );
}

interface PageRegionProps {
  page: string;
  selected: Location | undefined;
  screen: Screen;
}

function PageRegion({ page, selected, screen }: PageRegionProps): ReactElement {
  const preview = useSessionState((state) => state.preview);
  useShortcuts();
  const isShown = preview !== undefined;
  useEffect(() => {
    if (!isShown) releaseParts();
  }, [isShown]);
  return (
    <main data-region="" tabIndex={-1} aria-label={t`Page`}>
      {preview ? (
        <PageFrame preview={preview} page={page} width={screens[screen]} selected={selected} />
      ) : (
        <div className="stage">
          <BrokenPage page={page} />
        </div>
      )}
      <ConvertDialog />
    </main>
  );
}
