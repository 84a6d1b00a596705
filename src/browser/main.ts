// Everything the browser runs on every page: starts the rest, inlined in the document or as a module in dev.
import { startIslands } from "./islands.ts";
import { startMenu } from "./menu.ts";
import { startNavigation } from "./navigation.ts";
import { startPictures } from "./pictures.ts";

// On a reload or a way back: until the page that was shown is there again, no other is.
document.documentElement.hidden = !!history.state;

let pressed: HTMLElement | null | undefined;

// On a slow line a button can be seen, and pressed, while the document still arrives.
document.addEventListener("click", ({ target }) => {
  // Cast: a press is always on an element.
  pressed = (target as Element).closest<HTMLElement>("[type=button]");
});

document.addEventListener("DOMContentLoaded", () => {
  startPictures();
  startMenu();
  startNavigation(startIslands());
  pressed?.click();
});
