// Rows about what is published, and about publishing where the store can.
import { expect } from "vitest";
import type { Row } from "./row.ts";
import {
  drawing,
  fileOf,
  mustSave,
  publish,
  publishedOf,
  publishing,
  retitle,
  titled,
} from "./site.ts";

export const publishingRows: readonly Row[] = [
  {
    title: "what is published stays the same while only saves are made",
    async run({ store }) {
      const before = await fileOf(store, "start.json");
      await retitle(store, "start.json", "Welcome");
      const published = await store.published();
      if (published.is === "known") expect(published.files["start.json"]).toBe(before.text);
      else expect(published.reason).toMatch(/\.$/);
    },
  },
  {
    title: "each destination is open, or says in a sentence why it isn't",
    async run({ store }) {
      const published = await store.published();
      if (published.is === "unknown") return expect(published.reason).toMatch(/\.$/);
      for (const to of Object.values(published.destinations))
        expect(to.is === "open" || to.reason.endsWith(".")).toBe(true);
    },
  },
  {
    title: "publishes what is saved in one commit, and then there is nothing more to publish",
    needs: ["colleague"],
    async run({ store, colleague }) {
      const text = await retitle(store, "start.json", "Welcome");
      const untouched = await colleague?.read("services.json");
      const before = await colleague?.commits();
      const answer = await publish(store);
      expect(answer).toMatchObject({ is: "published", branch: "main" });
      expect(await colleague?.read("start.json")).toBe(text);
      expect(await colleague?.read("services.json")).toBe(untouched);
      expect(await colleague?.commits()).toBe((before ?? 0) + 1);
      const { isPushed, files } = await publishedOf(store);
      expect([isPushed, files["start.json"]]).toEqual([true, text]);
      expect(await publish(store)).toEqual({ is: "nothing" });
    },
  },
  {
    title: "publishes a new page, a removed page and a new picture together",
    needs: ["colleague"],
    async run({ store, colleague }) {
      const { text } = await fileOf(store, "start.json");
      const added = await store.addMedia(drawing("new.svg", 20), ["svg"]);
      await mustSave(store, { "team.json": titled(text, "Team") });
      const { media } = await publishedOf(store);
      expect(media.map(({ name, before }) => [name, before])).toEqual([
        ["media/new.svg", undefined],
      ]);
      expect((await publish(store)).is).toBe("published");
      expect(await colleague?.read("team.json")).toBe(titled(text, "Team"));
      expect([added.is, await colleague?.read("media/new.svg")]).toEqual([
        "added",
        await drawing("new.svg", 20).text(),
      ]);
      await mustSave(store, { "team.json": null });
      expect((await publish(store)).is).toBe("published");
      expect(await colleague?.read("team.json")).toBeUndefined();
    },
  },
  {
    title: "publishes nothing that the editor hasn't seen",
    needs: ["colleague", "elsewhere"],
    async run({ store, colleague, elsewhere }) {
      const published = await colleague?.read("start.json");
      const text = await retitle(store, "start.json", "Welcome");
      const seen = await publishing(store);
      await elsewhere?.({ "start.json": titled(text, "Unseen") });
      expect(await store.publish(seen)).toEqual({
        is: "refused",
        reason: expect.stringMatching(/^start\.json was changed .+ publish again\.$/),
      });
      expect(await colleague?.read("start.json")).toBe(published);
    },
  },
  {
    title:
      "what others published first is merged before anything is published, and named as theirs",
    needs: ["colleague"],
    async run({ store, colleague }) {
      const mine = await retitle(store, "start.json", "Mine");
      const base = await colleague?.read("services.json");
      const theirs = titled(base ?? "", "Theirs");
      await colleague?.publish({ "services.json": theirs });
      const answer = await publish(store);
      if (answer.is !== "overtaken") throw new Error(answer.is);
      const by = [{ is: "other", name: colleague?.name }];
      expect(answer.files).toEqual([{ name: "services.json", theirs, by }]);
      expect(answer.before["services.json"]).toBe(base);
      expect(await colleague?.read("start.json")).not.toBe(mine);
      const { mergedVersion } = answer;
      await mustSave(store, { "services.json": theirs }, mergedVersion);
      expect((await publishedOf(store)).files["services.json"]).toBe(theirs);
      const again = await publish(store);
      expect(again.is).toBe("published");
      expect(await colleague?.read("start.json")).toBe(mine);
      expect(await colleague?.read("services.json")).toBe(theirs);
    },
  },
  {
    title: "what others published stays even if the merge was left out",
    needs: ["colleague"],
    async run({ store, colleague }) {
      await retitle(store, "start.json", "Mine");
      const theirs = titled((await colleague?.read("services.json")) ?? "", "Theirs");
      await colleague?.publish({ "services.json": theirs });
      for (let time = 0; time < 2; time++) expect((await publish(store)).is).toBe("overtaken");
      expect(await colleague?.read("services.json")).toBe(theirs);
    },
  },
  {
    title: "needs a description, and content without a mistake",
    needs: ["colleague"],
    async run({ store, colleague }) {
      await retitle(store, "start.json", "Welcome");
      const unnamed = await publish(store, { message: " " });
      expect(unnamed).toEqual({ is: "refused", reason: expect.stringContaining("description") });
      const published = await colleague?.read("start.json");
      await mustSave(store, { "start.json": "{ broken" });
      expect(await publish(store)).toEqual({
        is: "refused",
        reason: expect.stringMatching(
          /^start\.json, line 1, has a mistake: .+ Fix it, then publish again\.$/,
        ),
      });
      expect(await colleague?.read("start.json")).toBe(published);
    },
  },
  {
    title: "a proposal changes nothing that is published, and more can be sent under its name",
    needs: ["colleague"],
    async run({ store, colleague }) {
      const published = await colleague?.read("start.json");
      const to = { is: "review", branch: "new-title" } as const;
      for (const title of ["One", "Two"]) {
        await retitle(store, "start.json", title);
        const answer = await publish(store, { to });
        expect(answer).toMatchObject({ is: "published", branch: "new-title" });
      }
      expect(await colleague?.read("start.json")).toBe(published);
      expect((await fileOf(store, "start.json")).text).toContain('"Two"');
      expect((await publishedOf(store)).files["start.json"]).toBe(published);
    },
  },
  {
    title: "a proposal needs a name that a branch can have, and not the published one's",
    needs: ["colleague"],
    async run({ store, colleague }) {
      await retitle(store, "start.json", "Welcome");
      const before = await colleague?.commits();
      for (const branch of [
        "main",
        "new..title",
        "-title",
        "new title",
        "a".repeat(101),
        "refs/heads/a",
        // Drafts of authors.
        "edit",
        "edit/ann",
      ]) {
        const answer = await publish(store, { to: { is: "review", branch } });
        expect([branch, answer.is]).toEqual([branch, "refused"]);
      }
      expect(await colleague?.commits()).toBe(before);
    },
  },
];
