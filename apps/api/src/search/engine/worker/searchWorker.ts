/** The worker thread with the catalogue, started by `createWorkerEngine`. */
import { setTimeout } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { DatabaseLimits } from "#api/database/connection/databaseLimits.ts";
import { openDatabase } from "#api/database/connection/openDatabase.ts";
import type { Database } from "#api/database/Schema.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import { createLocalEngine } from "#api/search/engine/createLocalEngine.ts";
import { lowerThreadPriority } from "./lowerThreadPriority.ts";
import type { SearchEngine } from "#api/search/engine/SearchEngine.ts";
import type {
  EngineResponse,
  QueryRequest,
  SearchReport,
  SearchRequest,
  SearchWorkerData,
} from "./searchMessages.ts";
import { SearchUnavailableError } from "#api/search/engine/SearchUnavailableError.ts";
import { createMessageDatabase } from "./createMessageDatabase.ts";

/** Milliseconds between two attempts to load the catalogue. */
const RETRY_INTERVAL = 1000;
/** One connection for changes and one for shown cars. More would only compete for the CPU. */
const CONNECTIONS = 2;

/** Milliseconds. Loading runs statements that take seconds on a busy machine. A search has its own deadline. */
const limits: DatabaseLimits = { connection: 2000, statement: 9000, response: 10_000 };

if (parentPort === null) throw new Error("this module runs in a worker");
const port = parentPort;
const { rules, databaseUrl, now: startedAt } = workerData as SearchWorkerData;
/** The main thread's clock as of its last message. */
let now = new Date(startedAt);
let engine: SearchEngine | undefined;
let lastStatementId = 0;
const pendingStatements = new Map<number, PromiseWithResolvers<unknown[]>>();

port.on("message", (request: SearchRequest) => {
  switch (request.kind) {
    case "search":
    case "cheapest_days":
    case "place_totals":
    case "monthly_prices":
      now = request.query.now;
      rules.commission = request.commission;
      void respond(request);
      return;
    case "rows":
      pendingStatements.get(request.id)?.resolve(request.rows);
      break;
    case "statement_failed":
      pendingStatements.get(request.id)?.reject(new Error("the statement failed", { cause: request.fault }));
      break;
  }
  pendingStatements.delete(request.id);
});
lowerThreadPriority();
await start();

async function start(): Promise<void> {
  for (;;) {
    try {
      engine ??= createLocalEngine({ db: await openQueries(), clock: () => now, rules });
      report({ kind: "loaded", ...(await engine.load()) });
      return;
    } catch (error) {
      report({ kind: "load_failed", fault: describeFault(error) });
      await setTimeout(RETRY_INTERVAL);
    }
  }
}

async function openQueries(): Promise<Database> {
  if (databaseUrl === undefined) return createMessageDatabase(runByMainThread);
  return (await openDatabase({ url: databaseUrl, pool: CONNECTIONS, limits })).db;
}

function runByMainThread(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
  const id = (lastStatementId += 1);
  const outcome = Promise.withResolvers<unknown[]>();
  pendingStatements.set(id, outcome);
  report({ kind: "statement", id, sql, parameters });
  return outcome.promise;
}

async function respond(request: QueryRequest): Promise<void> {
  // Messages that arrived while the thread was busy may be past their deadline.
  const { id } = request;
  if (engine === undefined || Date.now() > request.deadline) return report({ kind: "expired", id });
  try {
    const response = await runQuery(engine, request);
    report({ kind: "response", id, response }, response.kind === "found" ? [response.body.buffer] : []);
  } catch (error) {
    const isUnread = error instanceof SearchUnavailableError;
    report({ kind: isUnread ? "unread" : "fault", id, fault: describeFault(isUnread ? error.cause : error) });
  }
}

function runQuery(local: SearchEngine, { kind, query }: QueryRequest): Promise<EngineResponse> {
  switch (kind) {
    case "search":
      return local.search(query);
    case "cheapest_days":
      return local.cheapestDays(query);
    case "place_totals":
      return local.placeTotals(query);
    case "monthly_prices":
      return local.monthlyPrices(query);
  }
}

function report(message: SearchReport, transfer: ArrayBuffer[] = []): void {
  port.postMessage(message, transfer);
}
