// Rows about publishing while others publish too, and about what was published earlier.
import { expect } from "vitest";
import type { Row } from "./row.ts";
import { drawing, mustSave, publish, publishedOf, retitle, titled } from "./site.ts";

export const colleagueRows: readonly Row[] = [
  {
    title: "what others published is merged before a mistake of the author is looked for",
    needs: ["colleague"],
    async run({ store, colleague }) {
      await mustSave(store, { "start.json": "{ broken" });
      const theirs = titled((await colleague?.read("services.json")) ?? "", "Theirs");
      await colleague?.publish({ "services.json": theirs });
      const answer = await publish(store);
      if (answer.is !== "overtaken") throw new Error(JSON.stringify(answer));
      await mustSave(store, { "services.json": theirs }, answer.mergedVersion);
      expect(await publish(store)).toMatchObject({
        is: "refused",
        reason: expect.stringMatching(/^start\.json, line 1, has a mistake: /),
      });
    },
  },
  {
    title: "two versions of a picture are never merged: the author renames or removes theirs",
    needs: ["colleague"],
    async run({ store, colleague }) {
      const added = await store.addMedia(drawing("new.svg", 20), ["svg"]);
      expect(added.is).toBe("added");
      await colleague?.publish({ "media/new.svg": await drawing("new.svg", 30).text() });
      expect(await publish(store)).toEqual({
        is: "refused",
        reason:
          "Someone else has changed media/new.svg too, and two versions of a file in media can't be merged. Give your file another name and use that one, or remove it.",
      });
    },
  },
  {
    title: "a picture that the author removed and others changed stays as theirs",
    needs: ["colleague"],
    async run({ store, colleague }) {
      const name = "media/spare.svg";
      await store.addMedia(drawing("spare.svg", 20), ["svg"]);
      expect((await publish(store)).is).toBe("published");
      expect((await store.removeMedia(name)).is).toBe("removed");
      const mine = await retitle(store, "start.json", "Mine");
      const theirs = await drawing("spare.svg", 30).text();
      await colleague?.publish({ [name]: theirs });
      const answer = await publish(store);
      if (answer.is !== "overtaken") throw new Error(JSON.stringify(answer));
      await mustSave(store, {}, answer.mergedVersion);
      expect((await store.load()).assets.media.has(name)).toBe(true);
      expect((await publish(store)).is).toBe("published");
      expect(await colleague?.read("start.json")).toBe(mine);
      expect(await colleague?.read(name)).toBe(theirs);
    },
  },
  {
    title: "a wrong name for a proposal is reported before anything is merged",
    needs: ["colleague"],
    async run({ store, colleague }) {
      await retitle(store, "start.json", "Mine");
      const theirs = titled((await colleague?.read("services.json")) ?? "", "Theirs");
      await colleague?.publish({ "services.json": theirs });
      const to = { is: "review", branch: "main" } as const;
      expect(await publish(store, { to })).toMatchObject({
        is: "refused",
        reason: expect.stringMatching(/^"main" is the published branch\./),
      });
    },
  },
  {
    title: "someone else's branch stays as it is",
    needs: ["colleague"],
    async run({ store, colleague }) {
      await retitle(store, "start.json", "Mine");
      await colleague?.send("words", { "services.json": "{}" });
      const to = { is: "review", branch: "words" } as const;
      expect(await publish(store, { to })).toEqual({
        is: "refused",
        reason:
          'There is already a branch called "words" with someone else\'s changes. Choose another name.',
      });
    },
  },
  {
    title: "a picture that was asked for is left out again if it wasn't published then",
    needs: ["colleague", "elsewhere"],
    async run({ store, colleague, elsewhere }) {
      const name = "media/spare.svg";
      await elsewhere?.({ [name]: await drawing("spare.svg", 20).text() });
      await retitle(store, "start.json", "Mine");
      expect((await publishedOf(store)).newMedia).toEqual([name]);
      await colleague?.send("words", { "services.json": "{}" });
      const to = { is: "review", branch: "words" } as const;
      expect((await publish(store, { to, media: [name] })).is).toBe("refused");
      expect((await publish(store)).is).toBe("published");
      expect(await colleague?.read(name)).toBeUndefined();
      expect((await publish(store, { media: [name] })).is).toBe("published");
      expect(await colleague?.read(name)).toBe(await drawing("spare.svg", 20).text());
    },
  },
  {
    title: "earlier states are listed with the authors' words alone, the latest first",
    needs: ["colleague"],
    async run({ store, colleague }) {
      await retitle(store, "start.json", "Mine");
      await publish(store, { message: "Say it better" });
      const based = `Based-on: ${"1".repeat(40)}\nProposed-from: edit/ann`;
      await colleague?.publish({ "services.json": "{}" }, `Open on Sundays\n\n${based}`);
      await store.load();
      await publish(store);
      const known = await store.history?.();
      if (known?.is !== "known") throw new Error(JSON.stringify(known));
      expect(known.states.slice(0, 2).map(({ message }) => message)).toEqual([
        "Open on Sundays",
        "Say it better",
      ]);
      expect(known.states[0]?.author).toBe(colleague?.name);
    },
  },
  {
    title:
      "a state that isn't in the published history is unknown, in a sentence that says what to do",
    needs: ["colleague"],
    async run({ store }) {
      for (const version of ["0".repeat(40), "f".repeat(40)])
        expect(await store.publishedState?.(version)).toEqual({
          is: "unknown",
          reason:
            "This version isn't part of the published history anymore. Close this dialog and open it again.",
        });
    },
  },
  {
    title:
      "a picture of an earlier state comes back only if it was there and nothing else has its name",
    needs: ["colleague"],
    async run({ store }) {
      const known = await store.history?.();
      if (known?.is !== "known") throw new Error(JSON.stringify(known));
      const [first] = known.states;
      await store.addMedia(drawing("new.svg", 20), ["svg"]);
      const answers = await store.restoreMedia?.(first?.version ?? "", ["media/new.svg"]);
      expect(answers).toEqual([
        {
          is: "refused",
          reason: "media/new.svg isn't in the earlier version. Choose another file.",
        },
      ]);
    },
  },
];
