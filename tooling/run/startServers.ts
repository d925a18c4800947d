import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { keepServer } from "./keepServer.ts";
import { reloadServer } from "./reloadServer.ts";
import { root } from "./root.ts";
import { type ServerOptions, type ServerProcess, startServerProcess } from "./startServerProcess.ts";

export interface ServersOptions {
  webPort: number;
  apiPort: number;
  /** `built` runs the build's output; `reload` runs from source and reloads on every change. */
  kind?: "built" | "reload";
  /** The browser's addresses, if not `localhost` with the ports above. */
  webUrl?: string | undefined;
  apiUrl?: string | undefined;
  env?: Record<string, string | undefined>;
  /** Called at once with each line. Returns true if the line was shown. */
  onLine?(server: string, line: string): boolean | void;
  /** If given, a server that ends by itself is restarted, the API also after edits, and this is called with a sentence. */
  onRestart?(sentence: string): void;
  signal?: AbortSignal;
}

export interface Servers {
  webUrl: string;
  apiUrl: string;
  /** Process ids, for measurements. */
  pids: { web: number; api: number };
  /** Resolves with the reason as soon as one of the two has ended. */
  ended: Promise<string>;
  /** Stops the website, then the API. */
  stop(): Promise<void>;
}

/** Starts API and website with each other's address and waits until both are ready. */
export async function startServers(options: ServersOptions): Promise<Servers> {
  const { webPort, apiPort, onLine = () => {}, signal } = options;
  const webUrl = options.webUrl || `http://localhost:${webPort}`;
  const apiUrl = options.apiUrl || `http://localhost:${apiPort}`;
  const env = {
    WEB_SERVER_SECRET: process.env.WEB_SERVER_SECRET || sharedSecret(),
    API_URL: `http://localhost:${apiPort}`,
    PUBLIC_API_URL: apiUrl,
    API_PUBLIC_URL: apiUrl,
    WEB_URL: webUrl,
    ...options.env,
  };
  const { onRestart } = options;
  const start = (
    server: "web" | "api",
    port: number,
    parts: Pick<ServerOptions, "name" | "folder" | "command">,
  ) => {
    const startOnce = () =>
      startServerProcess({
        ...parts,
        env: { ...env, PORT: String(port), API_PORT: String(apiPort) },
        readyAt: `http://localhost:${port}/ready`,
        onLine: (line) => onLine(server, line),
        signal,
      });
    if (onRestart === undefined) return startOnce();
    if (options.kind === "reload" && server === "api") {
      return reloadServer({
        start: startOnce,
        folders: apiSources,
        // Of the compiled words the API imports only the mails.
        concerns: (path) => !/[\\/]compiled[\\/]\w+[\\/](?!mails\.)/.test(path),
        report: onRestart,
      });
    }
    return keepServer({ start: startOnce, report: onRestart });
  };

  const { apiCommand, webCommand } = commands[options.kind ?? "built"];
  const api = await start("api", apiPort, { name: "The API", folder: "apps/api", command: apiCommand });
  const web = await start("web", webPort, {
    name: "The website",
    folder: "apps/web",
    command: webCommand,
  }).catch(async (error: unknown) => {
    await api.stop();
    throw error;
  });
  return { webUrl, apiUrl, pids: { web: web.pid, api: api.pid }, ...both(web, api) };
}

const node = process.execPath;
/** Keeps the API within its memory budget; the same as in the `start` script of apps/api. */
const apiMemory = ["--max-old-space-size=512", "--max-semi-space-size=4"];
/** Keeps the website within 300 MB under any load; the same as in the `start` script of apps/web. */
const webMemory = ["--max-old-space-size=192", "--max-semi-space-size=8"];
const commands = {
  built: {
    apiCommand: [node, ...apiMemory, "src/main.ts"],
    webCommand: [node, ...webMemory, "server/main.ts"],
  },
  reload: {
    apiCommand: [node, ...apiMemory, "src/main.ts"],
    webCommand: [node, "--conditions=development", "server/dev.ts"],
  },
};

/** The folders whose modules the API imports. */
const apiSources = ["apps/api", "packages/api-client", "packages/domain", "packages/i18n"].map((folder) =>
  join(root, folder, "src"),
);

function both(web: ServerProcess, api: ServerProcess): Pick<Servers, "ended" | "stop"> {
  return {
    ended: Promise.race([web.ended, api.ended]),
    async stop() {
      await web.stop();
      await api.stop();
    },
  };
}

/** The website's server authenticates to the API by it. In production it is set by hand on both machines. */
function sharedSecret(): string | undefined {
  return process.env.MODE === "production" ? undefined : randomBytes(24).toString("base64url");
}
