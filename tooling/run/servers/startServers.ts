import { randomBytes } from "node:crypto";
import { superviseServer } from "./superviseServer.ts";
import { type AddressOptions, serverAddresses } from "./serverAddresses.ts";
import { startCommand } from "../startCommand.ts";
import { type ServerOptions, type ServerProcess, startServerProcess } from "./startServerProcess.ts";

export interface ServersOptions extends AddressOptions {
  /** `built` runs the build's output. `reload` runs from source and reloads on every change. */
  kind?: "built" | "reload";
  env?: Record<string, string | undefined>;
  /** Called immediately with each line. Returns true if the line was shown. */
  onLine?(server: string, line: string): boolean | void;
  /** If given, servers that end by themselves are restarted, and each restart is reported in a sentence. */
  onRestart?(sentence: string): void;
  signal?: AbortSignal;
}

export interface Servers {
  webUrl: string;
  apiUrl: string;
  /** URL of the portal, if it was started. */
  portalUrl: string | undefined;
  /** URL of the sandbox gateway, if it was started. */
  gatewayUrl: string | undefined;
  /** Process ids, for measurements. */
  pids: { web: number; api: number };
  /** Resolves with the reason as soon as one of the servers has ended. */
  ended: Promise<string>;
  /** Stops the portal, the website, the API, then the gateway. */
  stop(): Promise<void>;
}

/** Starts the gateway, the API, the website and the portal with each other's URLs, and waits until all are ready. */
export async function startServers(options: ServersOptions): Promise<Servers> {
  const { webPort, apiPort, portalPort, gatewayPort, onLine = () => {}, signal } = options;
  const addresses = serverAddresses(options);
  const env = {
    ...addresses,
    WEB_SERVER_SECRET: process.env.WEB_SERVER_SECRET || sharedSecret(),
    ...(gatewayPort !== undefined && {
      SANDBOX_GATEWAY_KEY: process.env.SANDBOX_GATEWAY_KEY || randomSecret(),
      SANDBOX_WEBHOOK_SECRET: process.env.SANDBOX_WEBHOOK_SECRET || randomSecret(),
    }),
    ...options.env,
  };
  const { onRestart } = options;
  const start = (
    server: "web" | "api" | "portal" | "gateway",
    port: number,
    processOptions: Pick<ServerOptions, "name" | "folder" | "command">,
  ) => {
    const ports = { PORT: String(port), API_PORT: String(apiPort), PORTAL_PORT: String(portalPort ?? "") };
    const startOnce = () =>
      startServerProcess({
        ...processOptions,
        env: {
          ...env,
          ...ports,
          ...(server === "gateway" && { DATA_DIR: gatewayFolder(env) }),
        },
        readyAt: `http://localhost:${port}/ready`,
        onLine: (line) => onLine(server, line),
        signal,
      });
    if (onRestart === undefined) return startOnce();
    return superviseServer({ start: startOnce, report: onRestart });
  };

  const { apiCommand, webCommand, portalCommand, gatewayCommand } = commands[options.kind ?? "built"];
  const started: ServerProcess[] = [];
  try {
    if (gatewayPort !== undefined) {
      const processOptions = {
        name: "The sandbox gateway",
        folder: "apps/sandbox-gateway",
        command: gatewayCommand,
      };
      started.unshift(await start("gateway", gatewayPort, processOptions));
    }
    const api = await start("api", apiPort, { name: "The API", folder: "apps/api", command: apiCommand });
    started.unshift(api);
    const web = await start("web", webPort, {
      name: "The website",
      folder: "apps/web",
      command: webCommand,
    });
    started.unshift(web);
    if (portalPort !== undefined) {
      const processOptions = { name: "The portal", folder: "apps/portal", command: portalCommand };
      started.unshift(await start("portal", portalPort, processOptions));
    }
    return {
      webUrl: addresses.WEB_URL,
      apiUrl: addresses.PUBLIC_API_URL,
      portalUrl: addresses.PORTAL_URL,
      gatewayUrl: addresses.PUBLIC_SANDBOX_GATEWAY_URL,
      pids: { web: web.pid, api: api.pid },
      ...combine(started),
    };
  } catch (error) {
    await combine(started).stop();
    throw error;
  }
}

/**
 * Returns the gateway's data folder, next to the API's. It contains only the gateway's database. Returns
 * undefined if the gateway uses its default.
 */
function gatewayFolder(env: Record<string, string | undefined>): string | undefined {
  const folder = env.DATA_DIR ?? process.env.DATA_DIR;
  return folder ? `${folder}-gateway` : undefined;
}

const commands = {
  built: {
    apiCommand: startCommand("api"),
    webCommand: startCommand("web"),
    portalCommand: startCommand("portal"),
    gatewayCommand: startCommand("sandbox-gateway"),
  },
  reload: {
    apiCommand: watched(startCommand("api")),
    webCommand: [process.execPath, "--conditions=development", "server/dev.ts"],
    portalCommand: [process.execPath, "--conditions=development", "server/dev.ts"],
    gatewayCommand: watched(startCommand("sandbox-gateway")),
  },
};

/**
 * Node restarts the server when a module it imports is edited. If the server fails, Node starts it again after the next
 * edit.
 */
function watched([node = process.execPath, ...flags]: string[]): string[] {
  return [node, "--watch", "--watch-preserve-output", ...flags];
}

/** Combines the servers. `stop` stops them in the given order. */
function combine(servers: readonly ServerProcess[]): Pick<Servers, "ended" | "stop"> {
  return {
    ended: Promise.race(servers.map(({ ended }) => ended)),
    async stop() {
      for (const server of servers) await server.stop();
    },
  };
}

/**
 * Returns the secret with which the website's server authenticates to the API. In production, operators set
 * it on both machines.
 */
function sharedSecret(): string | undefined {
  return process.env.MODE === "production" ? undefined : randomSecret();
}

function randomSecret(): string {
  return randomBytes(24).toString("base64url");
}
