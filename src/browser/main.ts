// Everything the browser runs on every page: starts the rest, inlined in the document or as a module in dev.
import { startIslands } from "./islands.ts";
import { startMenu } from "./menu.ts";
import { startNavigation } from "./navigation.ts";
import { startPictures } from "./pictures.ts";

startPictures();
startMenu();
startNavigation(startIslands());
