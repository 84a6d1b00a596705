// A real nginx on this machine, installed if need be, with the built snippet in it and nothing else of ours.
import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { once } from "node:events";

export interface Nginx {
  /** Where the site is: at the root of a host, and in the folder /site/ of another. */
  ports: string[];
  stop(): Promise<void>;
}

/**
 * @param root the folder that holds the built site under the name `site`
 * @param snippet the built nginx.conf
 * @param own other lines of the site's server block, such as a person may have there; then nginx.conf isn't included
 * @throws when there is no nginx and none can be installed, or when it refuses the snippet
 */
export async function startNginx(root: string, snippet: string, own?: string): Promise<Nginx> {
  const program = findNginx();
  const [first, second] = [await freePort(), await freePort()];
  const work = join(root, "nginx");
  await mkdir(work, { recursive: true });
  const types = ["/etc/nginx/mime.types", join(dirname(program), "../etc/nginx/mime.types")];
  const mime = types.find((file) => existsSync(file));
  const server = (port: number, folder: string) => `server {
    listen 127.0.0.1:${port};
    root "${folder}";
    ${own ?? `include "${snippet}";`}
  }`;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const configuration = `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid "${work}/pid";
error_log stderr;
events {}
http {
  ${mime ? `include "${mime}";` : ""}
  access_log off;
  ${temporary.map((name) => `${name}_temp_path "${work}/${name}";`).join("\n  ")}
  ${server(first, join(root, "site"))}
  ${server(second, root)}
}`;
  const file = join(work, "nginx.conf");
  await writeFile(file, configuration);
  const options = ["-c", file, "-p", work, "-e", "stderr"];
  execFileSync(program, ["-t", ...options], { stdio: "pipe" });
  const running = spawn(program, options, { stdio: "ignore" });
  const ports = [`http://127.0.0.1:${first}`, `http://127.0.0.1:${second}/site`];
  while (!(await fetch(`${ports[0]}/robots.txt`).catch(() => undefined))) {
    if (running.exitCode !== null) throw new Error("nginx ended by itself");
  }
  return {
    ports,
    async stop() {
      running.kill();
      await once(running, "exit");
    },
  };
}

function findNginx(): string {
  const places = `${process.env["PATH"]}${delimiter}/usr/sbin${delimiter}/opt/homebrew/bin`;
  const find = () =>
    places
      .split(delimiter)
      .map((folder) => join(folder, "nginx"))
      .find((file) => existsSync(file));
  const installed = find();
  if (installed) return installed;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    console.log("There is no nginx here yet: installing it …");
    execFileSync("apt-get", ["update"], { stdio: "pipe" });
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "nginx"], {
      stdio: "pipe",
    });
  }
  const program = find();
  if (program) return program;
  throw new Error(
    "This test tries the nginx snippet in a real nginx, and there is none here. Install it (`apt-get install nginx`, `brew install nginx`) and run the tests again.",
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
