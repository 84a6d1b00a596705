// Shows a video from the media folder with the browser's own controls. Nothing of it is loaded until a visitor plays it.
import type { ReactElement } from "react";
import type { Video } from "../content/model/site.ts";

export function VideoView({ video, language }: { video: Video; language: string }): ReactElement {
  const { file, poster, captions } = video;
  return (
    // Videos without speech need no captions, and only authors know which these are.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className="video"
      controls
      preload="none"
      playsInline
      src={file}
      poster={poster.src}
      width={poster.width}
      height={poster.height}
      aria-label={poster.alt}
    >
      {captions !== undefined && <track kind="captions" src={captions} srcLang={language} />}
      {/* For browsers that can't play videos. */}
      <a href={file}>{poster.alt}</a>
    </video>
  );
}
