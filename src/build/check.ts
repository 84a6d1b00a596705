// `npm run check`: says everything that is wrong with the content. Exit 0 without errors, 1 with, 2 if it couldn't look.
import { contentFolder, loadContent, mailService, report } from "./content.ts";

try {
  const content = await loadContent(contentFolder, mailService);
  console.log(report(content));
  process.exitCode = content.result.ok ? 0 : 1;
} catch (error) {
  console.error(`The folder ${contentFolder} could not be checked: ${(error as Error).message}`);
  process.exitCode = 2;
}
