// Checks the content that is expected while the store still reads what it is now: what is the same then needn't be checked
// again, which is a quarter of the work of opening a site.
import { textsOf, type Store, type Stored } from "../../store/store.ts";
import { createCheck, inputOf } from "./check-content.ts";

/** The content, as the store was asked for it. */
export interface Reading {
  loading: Promise<Stored>;
  expected?: ReturnType<NonNullable<Store["expected"]>> | undefined;
}

/** @returns the check for the content, which is the same as any other but for the time that it takes */
export function checkAhead({ loading, expected }: Reading): ReturnType<typeof createCheck> {
  const check = createCheck();
  let isLoaded = false;
  const done = () => void (isLoaded = true);
  loading.then(done, done);
  expected
    ?.then((content) => {
      if (!content || isLoaded) return;
      const { files } = content;
      check(inputOf(content, textsOf(files), new Map(files.map((file) => [file.name, file]))));
    })
    // What the browser had stored isn't content. The real check doesn't need it.
    .catch(() => undefined);
  return check;
}
