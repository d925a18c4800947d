import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { longRunningLimits } from "#api/database/connection/databaseLimits.ts";
import { openDatabase } from "#api/database/connection/openDatabase.ts";
import { aCatalogue, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aVisitor } from "#api/testing/earnPass.ts";
import type { Charge } from "#api/testing/findBrokenRules.ts";
import { startApi } from "./startApi.ts";
import { startLoadBalancer } from "./startLoadBalancer.ts";
import { freePort, type RunningProcess, startProcess } from "./startProcess.ts";
import { registerSecret } from "#api/testing/watchLogs.ts";
import { createTestDatabase } from "#api/testing/withDatabase.ts";

const gatewayMain = fileURLToPath(import.meta.resolve("@sayara/sandbox-gateway/main"));

/** An API process of the marketplace. It keeps its port across restarts. */
export interface ApiProcess {
  process: () => RunningProcess;
  /** Starts the process again after its end. */
  start: () => Promise<void>;
}

export type Marketplace = Awaited<ReturnType<typeof startMarketplace>>;

/**
 * Starts two APIs behind one address on PostgreSQL, and the sandbox gateway, whose webhooks go to that address. The
 * catalogue has one agency with a 20 % down payment and no cars yet. The APIs also get the variables in `extraEnv`.
 */
export async function startMarketplace(extraEnv: Record<string, string> = {}) {
  const { url: databaseUrl, drop } = await createTestDatabase({});
  // The APIs' connections are cut by application name, so this one needs another name.
  const ownUrl = new URL(databaseUrl);
  ownUrl.searchParams.set("application_name", "the test");
  const database = await openDatabase({
    url: ownUrl.href,
    limits: { ...longRunningLimits, connection: 60_000 },
  });
  const folder = mkdtempSync(join(tmpdir(), "sayara-marketplace-"));
  const cleanups: (() => Promise<unknown> | void)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
    drop,
    () => database.close(),
  ];
  const stop = async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  };
  try {
    const { db } = database;
    const world = await aCatalogue(db, { down_payment_percentage: 20 });
    const ports = [await freePort(), await freePort()];
    const balancer = await startLoadBalancer(ports.map((port) => `http://127.0.0.1:${port}`));
    cleanups.push(balancer.stop);
    const gatewayPort = String(await freePort());
    const gateway = await startProcess(gatewayMain, {
      PORT: gatewayPort,
      PUBLIC_SANDBOX_GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
      SANDBOX_WEBHOOK_URL: `${balancer.url}/api/payment-webhook/sandbox`,
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
    });
    cleanups.push(() => gateway.end("SIGKILL"));
    const env = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SANDBOX_GATEWAY_URL: gateway.url,
      SHUTDOWN_DELAY: "2",
      LOG_LEVEL: "warn",
      // Tests with this marketplace test neither the captcha nor the limits per person.
      CAPTCHA: "off",
      MAXIMUM_UNPAID_HOLDS: "100000",
      MAXIMUM_UNCONFIRMED_HOLDS: "100000",
      ...extraEnv,
    };
    const startApiProcess = async (port: number): Promise<ApiProcess> => {
      const start = () => startApi({ ...env, PORT: String(port) });
      let runningProcess = await start();
      cleanups.push(() => runningProcess.end("SIGKILL"));
      return {
        process: () => runningProcess,
        start: async () => {
          runningProcess = await start();
        },
      };
    };
    const apis = await Promise.all(ports.map(startApiProcess));
    const waitUntilReady = async () => {
      while (balancer.readyCount() < 2) await setTimeout(50);
    };
    await waitUntilReady();

    return {
      url: balancer.url,
      db,
      world,
      env,
      gateway,
      apis,
      /** Signs in a user created by `aUser`. Returns the cookies. */
      signIn: (email: string) => signIn(balancer.url, email),
      /** Waits until requests go to both processes. */
      waitUntilReady,
      /** Breaks all database connections of the APIs. */
      cutConnections: async () => {
        await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'sayara-api'`.execute(db);
      },
      /**
       * Counts deadlocks that PostgreSQL has ended (SQLSTATE 40P01). The API retries them, so no response shows them.
       */
      countDeadlocks: async (): Promise<number> => {
        const { rows } = await sql<{ deadlocks: number }>`SELECT deadlocks::int FROM pg_stat_database
          WHERE datname = current_database()`.execute(db);
        return rows[0]?.deadlocks ?? Number.NaN;
      },
      charges: () => readCharges(join(folder, "gateway.sqlite")),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function signIn(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api/sign-in/frontend`, {
    method: "POST",
    headers: { ...aVisitor(), "content-type": "application/json" },
    body: JSON.stringify({ email, password: goodPassword }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  registerSecret(cookie.split("=")[1]);
  return cookie;
}

/** Reads the charges and refunds of the gateway from its own database. */
function readCharges(file: string): Charge[] {
  const gateway = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = gateway.prepare(
      `SELECT payment_reference AS reference, amount,
         (SELECT coalesce(sum(amount), 0) FROM refunds WHERE session_id = sessions.id AND state = 'succeeded') AS returned
       FROM sessions WHERE state = 'paid'`,
    );
    return rows.all() as unknown as Charge[];
  } finally {
    gateway.close();
  }
}
