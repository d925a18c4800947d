import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "@sayara/tooling-run/ports";
import { root } from "@sayara/tooling-run/root";
import { startCommand } from "@sayara/tooling-run/startCommand";
import { type ServerProcess, startServerProcess } from "@sayara/tooling-run/startServerProcess";
import { withServers } from "@sayara/tooling-run/withServers";
import { precompress } from "../server/precompress.ts";
import type { Site, Sites } from "./Sites.ts";

const here = fileURLToPath(new URL("..", import.meta.url));

/** Runs a task on all `Sites`, on one API with demonstration data. */
export async function withSites<T>(task: (sites: Sites) => Promise<T>): Promise<T> {
  await buildBarePage();
  const secret = randomBytes(24).toString("base64url");
  const started: ServerProcess[] = [];
  // Visitors send different addresses, so that the limit per address does not apply.
  const env = { TRUSTED_PROXIES: "1", LOG_LEVEL: "fatal", WEB_SERVER_SECRET: secret };

  return withServers(async ({ webUrl, apiUrl, pids }) => {
    async function start(name: string, folder: string, program: string, more = {}): Promise<Site> {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const server = await startServerProcess({
        name,
        folder: relative(root, resolve(root, folder)),
        command: startCommand("web", program),
        env: { ...env, PORT: String(port), WEB_URL: url, API_URL: apiUrl, PUBLIC_API_URL: apiUrl, ...more },
        readyAt: `${url}/ready`,
        onLine: (line) => process.stderr.write(`${name} │ ${line}\n`),
      });
      started.push(server);
      return { url, pid: server.pid };
    }
    try {
      const compareWith = process.env["COMPARE_WITH"];
      return await task({
        kept: { url: webUrl, pid: pids.web },
        uncached: await start("uncached", "apps/web", "server/main.ts", { DOCUMENT_SECONDS: "0" }),
        bare: await start("bare", "apps/web", "bench/serveBarePage.ts", { DOCUMENT_SECONDS: "0" }),
        before: compareWith ? await start("before", `${compareWith}/apps/web`, "server/main.ts") : undefined,
      });
    } finally {
      for (const server of started) await server.stop();
    }
  }, env);
}

async function buildBarePage(): Promise<void> {
  await promisify(execFile)("npx", ["react-router", "build", "bench/bare"], { cwd: here });
  await precompress(`${here}/bench/bare/build/client`);
}
