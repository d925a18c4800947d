import { randomBytes } from "node:crypto";
import { keepServer } from "./keepServer.ts";
import { type ServerOptions, type ServerProcess, startServerProcess } from "./startServerProcess.ts";

export interface ServersOptions {
  webPort: number;
  apiPort: number;
  /** `built` runs what a build left; `reload` follows every change of the source. */
  kind?: "built" | "reload";
  /** Addresses other than `localhost` with the ports above, as a browser sees them. */
  webUrl?: string | undefined;
  apiUrl?: string | undefined;
  env?: Record<string, string | undefined>;
  onLine?(server: string, line: string): void;
  /** Where given, a server that ends by itself is started again, and this is told of it. */
  onRestart?(sentence: string): void;
  signal?: AbortSignal;
}

export interface Servers {
  webUrl: string;
  apiUrl: string;
  /** The processes themselves, for whoever watches what they need. */
  pids: { web: number; api: number };
  /** Settles with the reason as soon as one of the two has gone. */
  ended: Promise<string>;
  /** Stops the website, then the API. */
  stop(): Promise<void>;
}

/** Starts the API and the website, told about each other, and waits until both are ready. */
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
    return onRestart === undefined ? startOnce() : keepServer({ start: startOnce, say: onRestart });
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
/** Keeps the API within its budget of memory; `start` of apps/api has the same. */
const apiMemory = ["--max-old-space-size=512", "--max-semi-space-size=4"];
/** Keeps the website within 300 MB whatever comes; `start` of apps/web has the same. */
const webMemory = ["--max-old-space-size=192", "--max-semi-space-size=8"];
const commands = {
  built: {
    apiCommand: [node, ...apiMemory, "src/main.ts"],
    webCommand: [node, ...webMemory, "server/main.ts"],
  },
  reload: {
    apiCommand: [node, ...apiMemory, "--watch", "src/main.ts"],
    webCommand: [node, "--conditions=development", "server/dev.ts"],
  },
};

function both(web: ServerProcess, api: ServerProcess): Pick<Servers, "ended" | "stop"> {
  return {
    ended: Promise.race([web.ended, api.ended]),
    async stop() {
      await web.stop();
      await api.stop();
    },
  };
}

/** By it the website's server proves itself to the API. In production the two may not share a machine: it is set by hand. */
function sharedSecret(): string | undefined {
  return process.env.MODE === "production" ? undefined : randomBytes(24).toString("base64url");
}
