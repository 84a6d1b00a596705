// Rows about loading and saving files.
import { expect, vi } from "vitest";
import type { Row, Subject } from "./row.ts";
import { fileOf, mustSave, save, siteFiles, titled } from "./site.ts";

const latin = new Uint8Array(
  [...'{ "title": "Caf'].map((each) => each.charCodeAt(0)).concat([0xe9, 0x22, 0x7d]),
);

/** Reads two pages, and then changes the title of start.json as another program or person does. */
async function changeElsewhere({ store, elsewhere }: Subject) {
  const start = await fileOf(store, "start.json");
  const services = await fileOf(store, "services.json");
  const theirs = titled(start.text, "Theirs");
  await elsewhere?.({ "start.json": theirs });
  return { start, services, theirs };
}

export const savingRows: readonly Row[] = [
  {
    title: "loads every page and site.json as they are written",
    async run({ store }) {
      const { files, folder, site } = await store.load();
      expect(files.map(({ name }) => name).toSorted()).toEqual([
        "services.json",
        "site.json",
        "start.json",
        "write-to-us.json",
      ]);
      const bytes = (await siteFiles()).get("services.json");
      expect(files.find(({ name }) => name === "services.json")?.text).toBe(
        new TextDecoder().decode(bytes),
      );
      expect([folder, site].every((each) => each !== "")).toBe(true);
    },
  },
  {
    title: "saves changed, new and removed files together, and loads what was saved",
    async run({ store }) {
      const start = await fileOf(store, "start.json");
      const text = titled(start.text, "Welcome");
      const saved = await save(store, {
        "start.json": text,
        "team.json": start.text,
        "services.json": null,
      });
      expect(saved.is).toBe("saved");
      const { files } = await store.load();
      const texts = new Map(files.map((file) => [file.name, file.text]));
      expect([texts.get("start.json"), texts.get("team.json")]).toEqual([text, start.text]);
      expect(texts.has("services.json")).toBe(false);
    },
  },
  {
    title: "answers a save with the versions that a load has, so that nothing seems changed",
    async run({ store }) {
      const start = await fileOf(store, "start.json");
      const saved = await save(store, { "start.json": `${start.text}\n`, "services.json": null });
      if (saved.is !== "saved") throw new Error(saved.is);
      const now = await fileOf(store, "start.json");
      expect(saved.versions["start.json"]).toBe(now.version);
      expect(saved.versions["services.json"]).toBe("");
      expect(now.version).not.toBe(start.version);
    },
  },
  {
    title: "keeps a byte order mark, Windows line ends and spaces as they were typed",
    async run({ store }) {
      const text = '\uFEFF{\r\n\t"title":   "Odd" }  ';
      await mustSave(store, { "odd.json": text });
      expect((await fileOf(store, "odd.json")).text).toBe(text);
    },
  },
  {
    title: "a file that changed elsewhere is a conflict, and nothing else of that save is written",
    needs: ["elsewhere"],
    async run(subject) {
      const { store } = subject;
      const { start, services, theirs } = await changeElsewhere(subject);
      const mine = { ...start, text: titled(start.text, "Mine") };
      const answer = await store.save([mine, { ...services, text: `${services.text}\n` }]);
      if (answer.is !== "conflict") throw new Error(answer.is);
      const [file, ...others] = answer.files;
      expect([file?.name, file?.text, others]).toEqual(["start.json", theirs, []]);
      expect((await fileOf(store, "start.json")).text).toBe(theirs);
      expect((await fileOf(store, "services.json")).text).toBe(services.text);
      const again = await store.save([{ ...mine, version: file?.version ?? "" }]);
      expect(again.is).toBe("saved");
      expect((await fileOf(store, "start.json")).text).toBe(mine.text);
    },
  },
  {
    title: "a file that was removed elsewhere is a conflict without a version",
    needs: ["elsewhere"],
    async run({ store, elsewhere }) {
      const start = await fileOf(store, "start.json");
      await elsewhere?.({ "start.json": null });
      expect(await store.save([{ ...start, text: `${start.text}\n` }])).toEqual({
        is: "conflict",
        files: [{ name: "start.json", text: "", version: "" }],
      });
    },
  },
  {
    title: "a new page that someone else has added under the same name isn't written over",
    needs: ["elsewhere"],
    async run({ store, elsewhere }) {
      await store.load();
      await elsewhere?.({ "team.json": "{ }" });
      const answer = await store.save([{ name: "team.json", text: "{}", version: "" }]);
      expect(answer).toMatchObject({ is: "conflict", files: [{ name: "team.json", text: "{ }" }] });
      expect((await fileOf(store, "team.json")).text).toBe("{ }");
    },
  },
  {
    title: "a file that changed elsewhere doesn't hinder a save of another file",
    needs: ["elsewhere"],
    async run(subject) {
      const { store } = subject;
      const { services, theirs } = await changeElsewhere(subject);
      const saved = await store.save([{ ...services, text: `${services.text}\n` }]);
      expect(saved.is).toBe("saved");
      expect((await fileOf(store, "start.json")).text).toBe(theirs);
    },
  },
  {
    title: "the second of two saves at once is compared with what the first has written",
    async run({ store }) {
      const start = await fileOf(store, "start.json");
      const texts = ["One", "Two"].map((title) => titled(start.text, title));
      const answers = await Promise.all(texts.map((text) => store.save([{ ...start, text }])));
      const ends = answers.map(({ is }) => is);
      expect(ends.toSorted()).toEqual(["conflict", "saved"]);
      expect((await fileOf(store, "start.json")).text).toBe(texts[ends.indexOf("saved")]);
    },
  },
  {
    title: "only content files are written",
    async run({ store }) {
      for (const name of [
        "../start.json",
        "media/start.json",
        ".start.json",
        "start.txt",
        "a\\b.json",
      ]) {
        const answer = await store.save([
          { name: "team.json", text: "{}", version: "" },
          { name, text: "{}", version: "" },
        ]);
        expect(answer).toEqual({ is: "refused", reason: expect.stringContaining(name) });
      }
      expect((await store.load()).files.map(({ name }) => name)).not.toContain("team.json");
    },
  },
  {
    title: "a file that isn't UTF-8 is converted only with the person's consent",
    needs: ["bytes"],
    files: new Map([
      ["site.json", new TextEncoder().encode("{}")],
      ["cafe.json", latin],
    ]),
    async run({ store }) {
      const file = await fileOf(store, "cafe.json");
      expect([file.text, file.encoding]).toEqual(['{ "title": "Café"}', "Windows-1252"]);
      const changed = {
        name: file.name,
        version: file.version,
        text: file.text.replace("Café", "Cafés"),
      };
      const refused = await store.save([changed]);
      expect(refused).toEqual({ is: "refused", reason: expect.stringContaining("isn't UTF-8") });
      expect((await fileOf(store, "cafe.json")).version).toBe(file.version);
      expect((await store.save([{ ...changed, isConverted: true }])).is).toBe("saved");
      const now = await fileOf(store, "cafe.json");
      expect([now.text, now.encoding]).toEqual(['{ "title": "Cafés"}', undefined]);
    },
  },
  {
    title: "says when something else has changed the content, until nobody watches any more",
    needs: ["elsewhere"],
    async run({ store, elsewhere }) {
      await store.load();
      const changed = vi.fn<() => void>();
      const stop = store.watch(changed);
      await elsewhere?.({ "team.json": "{}" });
      await vi.waitFor(() => expect(changed).toHaveBeenCalled());
      stop();
      expect((await fileOf(store, "team.json")).text).toBe("{}");
    },
  },
];
