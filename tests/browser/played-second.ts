// Plays a video as a script would.
import type { Locator } from "playwright-core";

/** @returns its second, which is above 0 if a policy let the browser load it */
export const playedSecond = (video: Locator): Promise<number> =>
  video.evaluate(async (it: HTMLVideoElement) => {
    it.muted = true;
    await it.play();
    return it.currentTime;
  });
