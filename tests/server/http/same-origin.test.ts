// @vitest-environment node
// Pages of other sites in the same browser get nothing from the local servers.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPreview, type Preview } from "../../../src/commands/preview.ts";
import { firstSite, firstSiteFiles } from "../../fixtures/sites.ts";
import { startUnvisitedDev } from "../start-dev.ts";

const { mail } = firstSiteFiles.site;
const [template] = Object.values(mail.templates);
const message = JSON.stringify({
  user_id: mail.publicKey,
  service_id: mail.serviceId,
  template_id: template?.id,
  template_params: { to_email: "office@company.example" },
});

let root: string;
let preview: Preview;
let dev: ViteDevServer;
let servers: Record<"preview" | "dev server", string>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "strangers-"));
  await mkdir(join(root, "dist"));
  await writeFile(join(root, "dist", "index.html"), "<p>https://api.emailjs.com</p>");
  preview = await startPreview({ folder: join(root, "dist"), port: 0, mailSettings: () => mail });
  dev = await startUnvisitedDev(firstSite, join(root, "cache"));
  const devAddress = new URL(dev.resolvedUrls?.local[0] ?? "").origin;
  servers = { preview: preview.address, "dev server": devAddress };
});
afterAll(async () => {
  await preview.close();
  await dev.close();
  await rm(root, { recursive: true });
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Says what no page could make a browser say of itself, such as another Host. */
function ask(
  address: string,
  { method = "GET", headers = {}, body }: Asked = {},
): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    request(address, { method, headers }, async (response) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode, text });
    })
      .on("error", reject)
      .end(body);
  });
}

const json = { "Content-Type": "application/json" };
const fault = { method: "POST", headers: json, body: '{"fault":"500"}' };
const form = {
  method: "POST",
  headers: { "Content-Type": "multipart/form-data; boundary=x" },
  body: '--x\r\nContent-Disposition: form-data; name="user_id"\r\n\r\nkey\r\n--x--\r\n',
};

describe.each(["preview", "dev server"] as const)("the %s", (name) => {
  test.each<[what: string, path: string, asked: Asked]>([
    ["read the mailbox", "/__mail/messages.json", {}],
    ["follow the mailbox", "/__mail/events", {}],
    ["empty the mailbox", "/__mail/messages.json", { method: "DELETE" }],
    ["switch a fault on", "/__mail/fault", fault],
    ["send a form that browsers ask nobody about", "/api/v1.0/email/send-form", form],
    ["read the site", "/", { headers: { Accept: "text/html" } }],
  ])("lets no page of another port %s", async (_what, path, { headers, ...asked }) => {
    const origins = ["http://localhost:1", "https://evil.example", "null"];
    for (const origin of origins) {
      const answer = await ask(servers[name] + path, {
        ...asked,
        headers: { ...headers, Origin: origin },
      });
      expect(answer).toEqual({
        status: 403,
        text: `Only this server's own pages can send it requests, but this page is from "${origin}".\n`,
      });
    }
    const faultNow = await ask(`${servers[name]}/__mail/fault`);
    expect(faultNow.text).toBe('{"fault":"none"}');
  });

  test.each([
    ["shows no picture in a page of another site", "cross-site", "no-cors"],
    ["gives no script to a page of another port", "same-site", "no-cors"],
    ["is read by no page of another port", "same-site", "cors"],
  ])("%s, for which browsers name no origin", async (_what, site, mode) => {
    const headers = { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode };
    for (const path of ["/", "/__mail/events", "/__mail/messages.json"])
      expect(await ask(servers[name] + path, { headers })).toEqual({
        status: 403,
        text: "Only this server's own pages can send it requests, but this page is from another site.\n",
      });
  });

  test("opens for a link on any page", async () => {
    const headers = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" };
    expect((await ask(`${servers[name]}/__mail`, { headers })).status).toBe(200);
  });

  test("lets its own pages do all of this", async () => {
    const own = { Origin: servers[name] };
    const path = `${servers[name]}/__mail/fault`;
    expect(await ask(path, { ...fault, headers: { ...json, ...own } })).toMatchObject({
      text: '{"fault":"500"}',
    });
    await ask(path, { ...fault, headers: { ...json, ...own }, body: '{"fault":"none"}' });
    const messages = `${servers[name]}/__mail/messages.json`;
    expect(await ask(messages, { method: "DELETE", headers: own })).toMatchObject({ status: 200 });
  });

  test("takes mail from any page, as the mail service does", async () => {
    const headers = { ...json, Origin: "https://www.company.example" };
    const sent = await ask(`${servers[name]}/api/v1.0/email/send`, {
      method: "POST",
      headers,
      body: message,
    });
    expect(sent).toEqual({ status: 200, text: "OK" });
  });

  test("rejects names that another site could point here", async () => {
    const { port } = new URL(servers[name]);
    const hosts = [
      "evil.example",
      `127.0.0.1.evil.example:${port}`,
      '"</script>',
      "localhost.evil",
    ];
    for (const host of hosts) {
      for (const path of ["/", "/__mail/messages.json", "/api/v1.0/email/send"]) {
        const { status } = await ask(servers[name] + path, { headers: { Host: host } });
        expect([host, status]).toEqual([host, 403]);
      }
    }
  });

  test.each(["localhost", "127.0.0.1:9000", "[::1]:9000", "192.168.1.20:9000"])(
    "answers under %s, through which it may be reached from elsewhere",
    async (host) => {
      const asked = { headers: { Host: host, Origin: `http://${host}` } };
      expect((await ask(`${servers[name]}/__mail/messages.json`, asked)).status).toBe(200);
    },
  );
});

test("the preview under another name explains why it doesn't respond", async () => {
  expect((await ask(preview.address, { headers: { Host: "evil.example" } })).text).toBe(
    'This server only answers at localhost or an address such as 127.0.0.1, not at "evil.example": another site\'s name could point here.\n',
  );
});
