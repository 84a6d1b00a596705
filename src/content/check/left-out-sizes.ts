// Sizes of pictures that content leaves out and a look into the file tells. That is no mistake, but can be written.
import { isFields } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import type { SymbolTable } from "../model/symbols.ts";
import { measuredSize, type Size } from "../resolve/picture-sizes.ts";
import { walk } from "../schema/walk.ts";
import type { CheckedFile } from "./checked-file.ts";
import { isFlawed } from "./media-files.ts";

export interface LeftOutSize {
  /** Where the picture is. */
  path: Path;
  src: string;
  /** What is to be written. */
  size: Partial<Size>;
}

export function leftOutSizes(file: CheckedFile, { measured }: SymbolTable): LeftOutSize[] {
  // Most pages have no picture of their own.
  if (file.uses.media.size === 0) return [];
  const found: LeftOutSize[] = [];
  walk(file.plan, file.value, ({ plan, value, path }) => {
    if (plan.kind !== "picture" || !isFields(value)) return;
    const { src, alt, width, height } = value;
    const size = measuredSize(src, measured);
    if (!size || isFlawed(src, { measured }) || typeof src !== "string" || typeof alt !== "string")
      return;
    if (width !== undefined && height !== undefined) return;
    found.push({
      path: [...path],
      src,
      size: {
        ...(width === undefined && { width: size.width }),
        ...(height === undefined && { height: size.height }),
      },
    });
  });
  return found;
}
