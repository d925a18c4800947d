import { randomBytes } from "node:crypto";
import { freePort } from "@sayara/tooling-run/servers/ports";
import { type Cluster, startCluster } from "@sayara/tooling-run/testing/postgresCluster";
import { startCommand } from "@sayara/tooling-run/startCommand";
import { type ServerProcess, startServerProcess } from "@sayara/tooling-run/servers/startServerProcess";
import { type LoadBalancer, startLoadBalancer } from "@sayara/api/testing/processes/startLoadBalancer";

/** A server of the fleet. It keeps its address across restarts. */
interface Member {
  name: string;
  url: string;
  /** Returns the current process. */
  process: () => ServerProcess;
  /** Stops it gracefully and starts it again. */
  restart: () => Promise<void>;
}

export interface Fleet {
  cluster: Cluster;
  apis: Member[];
  websites: Member[];
  /** URLs of the balancers. */
  apiUrl: string;
  webUrl: string;
  /** Messages about members that exited unexpectedly. */
  unexpectedExits: string[];
  stop: () => Promise<void>;
}

export interface FleetOptions {
  /** Added to the environment of every server. */
  env?: Record<string, string>;
  /** Returns the database address for the APIs, given the cluster's; for example that of a proxy. */
  databaseUrl?: (url: string) => Promise<string>;
}

/**
 * Starts two APIs and two built websites behind balancers, with their own PostgreSQL. Returns undefined if no
 * PostgreSQL can be started.
 */
export async function startFleet({ env = {}, databaseUrl }: FleetOptions = {}): Promise<Fleet | undefined> {
  const cluster = await startCluster();
  if (cluster === undefined) return undefined;
  const members: Member[] = [];
  const balancers: LoadBalancer[] = [];
  const unexpectedExits: string[] = [];
  const stop = async () => {
    for (const member of members.toReversed()) await member.process().stop();
    for (const balancer of balancers) await balancer.stop();
    await cluster.stop();
  };
  try {
    const shared = {
      LOG_LEVEL: "warn",
      WEB_SERVER_SECRET: randomBytes(24).toString("base64url"),
      DATABASE_URL: (await databaseUrl?.(cluster.url)) ?? cluster.url,
      CAPTCHA_COST: "1",
      MAXIMUM_UNPAID_HOLDS: "100000",
      MAXIMUM_UNCONFIRMED_HOLDS: "100000",
      TRUSTED_PROXIES: "1",
      // In seconds, as in production. It must exceed the balancer's interval and timeout (decision 0020).
      SHUTDOWN_DELAY: "5",
      ...env,
    };
    const [apiPorts, webPorts] = [
      [await freePort(), await freePort()],
      [await freePort(), await freePort()],
    ];
    const addressOf = (port: number) => `http://127.0.0.1:${port}`;
    const apiBalancer = await startLoadBalancer(apiPorts.map(addressOf));
    const webBalancer = await startLoadBalancer(webPorts.map(addressOf));
    balancers.push(apiBalancer, webBalancer);
    const addresses = {
      API_URL: apiBalancer.url,
      PUBLIC_API_URL: apiBalancer.url,
      WEB_URL: webBalancer.url,
    };
    const start = async (kind: "api" | "web", port: number) => {
      const member = await startMember({ kind, port, env: { ...shared, ...addresses }, unexpectedExits });
      members.push(member);
      return member;
    };
    const apis = [];
    for (const port of apiPorts) apis.push(await start("api", port));
    const websites = [];
    for (const port of webPorts) websites.push(await start("web", port));
    await waitUntilReady(apiBalancer, webBalancer);
    return {
      cluster,
      apis,
      websites,
      apiUrl: apiBalancer.url,
      webUrl: webBalancer.url,
      unexpectedExits,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface MemberOptions {
  kind: "api" | "web";
  port: number;
  env: Record<string, string>;
  unexpectedExits: string[];
}

async function startMember({ kind, port, env, unexpectedExits }: MemberOptions): Promise<Member> {
  const url = `http://127.0.0.1:${port}`;
  const name = `${kind} at ${port}`;
  let isStopping = false;
  const start = async () => {
    isStopping = false;
    const started = await startServerProcess({
      name,
      folder: `apps/${kind}`,
      command: startCommand(kind),
      env: { ...env, PORT: String(port) },
      readyAt: `${url}/ready`,
      onLine: () => {},
    });
    void started.ended.then((reason) => (isStopping ? 0 : unexpectedExits.push(reason)));
    return started;
  };
  let current = await start();
  const stop = async () => {
    isStopping = true;
    await current.stop();
  };
  return {
    name,
    url,
    process: () => ({ ...current, stop }),
    restart: async () => {
      await stop();
      current = await start();
    },
  };
}

async function waitUntilReady(...balancers: LoadBalancer[]): Promise<void> {
  while (balancers.some((balancer) => balancer.readyCount() < 2)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
