import { Worker } from "node:worker_threads";
import { CompiledQuery } from "kysely";
import type { Logger } from "pino";
import type { Database } from "#api/database/Schema.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import type {
  CheapestDaysResponse,
  LoadedCatalogue,
  MonthlyPricesResponse,
  PlaceTotalsResponse,
  SearchResponse,
  SearchEngine,
  SearchRules,
} from "#api/search/engine/SearchEngine.ts";
import type {
  EngineQuery,
  EngineResponse,
  SearchReport,
  SearchRequest,
  SearchWorkerData,
} from "./searchMessages.ts";
import {
  SearchUnavailableError,
  type SearchUnavailability,
} from "#api/search/engine/SearchUnavailableError.ts";

export interface SearchLimits {
  /** Maximum number of pending searches. */
  waiting: number;
  /** Timeout of a search, in milliseconds. */
  deadline: number;
  /** Restart the worker if it sends no message for this many milliseconds while requests are pending. */
  silence: number;
  /** Delay of a restart, in milliseconds. */
  restart: number;
  /** Heap limit of the worker, in megabytes. The columns of the catalogue are outside the heap. */
  heap: number;
}

const defaultLimits: SearchLimits = {
  waiting: 100,
  deadline: 4000,
  silence: 15_000,
  restart: 500,
  heap: 256,
};

interface PendingQuery {
  resolve: (response: EngineResponse) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * Creates an engine in a worker thread, which starts to load the catalogue at once. With PostgreSQL it has its own
 * connections; statements to the embedded database run in this thread. A worker that ends is restarted.
 */
export function createWorkerEngine({
  database,
  clock,
  rules,
  logger,
  limits: customLimits = {},
  startWorker = startSearchWorker,
}: {
  database: { url: string } | { db: Database };
  clock: () => Date;
  rules: SearchRules;
  logger: Logger;
  limits?: Partial<SearchLimits>;
  startWorker?: (data: SearchWorkerData, heap: number) => Worker;
}): SearchEngine {
  const limits = { ...defaultLimits, ...customLimits };
  const pendingQueries = new Map<number, PendingQuery>();
  let lastId = 0;
  let worker: Worker | undefined;
  let loaded = Promise.withResolvers<LoadedCatalogue>();
  let isReady = false;
  let isClosed = false;
  /**
   * When the worker last sent a message, or when the first request after an idle period was sent. Undefined if none is
   * pending.
   */
  let silentSince: number | undefined;
  let restartTimer: NodeJS.Timeout | undefined;

  const start = () => {
    const workerData: SearchWorkerData = {
      rules,
      databaseUrl: "url" in database ? database.url : undefined,
      now: clock().toISOString(),
    };
    const started = startWorker(workerData, limits.heap);
    worker = started;
    started.on("message", (report: SearchReport) => handleMessage(report, started));
    started.on("error", (error) => logger.error({ fault: describeFault(error) }, "the search worker failed"));
    started.on("exit", () => {
      const wasReady = isReady;
      isReady = false;
      silentSince = undefined;
      if (wasReady) loaded = Promise.withResolvers();
      loaded.promise.catch(() => {});
      for (const id of pendingQueries.keys()) rejectAsUnavailable(id, "ended");
      if (isClosed) return;
      logger.warn({ again: limits.restart }, "the search worker ended");
      restartTimer = setTimeout(start, limits.restart);
    });
  };

  const handleMessage = (report: SearchReport, from: Worker) => {
    dispatch(report, from);
    silentSince = pendingQueries.size > 0 ? performance.now() : undefined;
  };

  const dispatch = (report: SearchReport, from: Worker) => {
    switch (report.kind) {
      case "loaded":
        isReady = true;
        return loaded.resolve({ cars: report.cars });
      case "load_failed":
        return logger.warn({ fault: report.fault }, "the catalogue could not be loaded yet");
      case "response":
        return removePending(report.id)?.resolve(report.response);
      case "expired":
        return rejectAsUnavailable(report.id, "late");
      case "unread":
        return rejectAsUnavailable(report.id, "unread", report.fault);
      case "fault":
        return removePending(report.id)?.reject(
          new Error("the search failed", { cause: faultOf(report.fault) }),
        );
      case "statement":
        if ("db" in database) void runStatement(database.db, report, from);
    }
  };

  const removePending = (id: number): PendingQuery | undefined => {
    const pendingQuery = pendingQueries.get(id);
    clearTimeout(pendingQuery?.timer);
    pendingQueries.delete(id);
    return pendingQuery;
  };

  const rejectAsUnavailable = (id: number, reason: SearchUnavailability, fault?: Record<string, unknown>) => {
    const options = fault && { cause: faultOf(fault) };
    removePending(id)?.reject(new SearchUnavailableError(reason, options));
  };

  const expire = (id: number) => {
    rejectAsUnavailable(id, "late");
    if (silentSince === undefined || performance.now() - silentSince < limits.silence) return;
    silentSince = undefined;
    logger.error("the search worker is silent: it is ended");
    void worker?.terminate();
  };

  const sendQuery = (engineQuery: EngineQuery): Promise<EngineResponse> => {
    if (isClosed || !isReady) return Promise.reject(new SearchUnavailableError("loading"));
    if (pendingQueries.size >= limits.waiting) return Promise.reject(new SearchUnavailableError("full"));
    const id = (lastId += 1);
    silentSince ??= performance.now();
    return new Promise((resolve, reject) => {
      pendingQueries.set(id, { resolve, reject, timer: setTimeout(expire, limits.deadline, id) });
      send(worker, {
        ...engineQuery,
        id,
        deadline: Date.now() + limits.deadline,
        commission: rules.commission,
      });
    });
  };

  start();
  return {
    // The worker returns a response of the matching kind for each kind of query.
    search: (query) => sendQuery({ kind: "search", query }) as Promise<SearchResponse>,
    cheapestDays: (query) => sendQuery({ kind: "cheapest_days", query }) as Promise<CheapestDaysResponse>,
    placeTotals: (query) => sendQuery({ kind: "place_totals", query }) as Promise<PlaceTotalsResponse>,
    monthlyPrices: (query) => sendQuery({ kind: "monthly_prices", query }) as Promise<MonthlyPricesResponse>,
    load: () => loaded.promise,
    isReady: () => isReady,
    async close() {
      isClosed = true;
      clearTimeout(restartTimer);
      await worker?.terminate();
    },
  };
}

/**
 * Starts the worker thread.
 *
 * @param heap heap limit in megabytes.
 */
export function startSearchWorker(workerData: SearchWorkerData, heap: number): Worker {
  return new Worker(new URL("searchWorker.ts", import.meta.url), {
    workerData,
    name: "search",
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
}

async function runStatement(
  db: Database,
  { id, sql, parameters }: SearchReport & { kind: "statement" },
  worker: Worker,
): Promise<void> {
  try {
    const { rows } = await db.executeQuery(CompiledQuery.raw(sql, [...parameters]));
    send(worker, { kind: "rows", id, rows });
  } catch (error) {
    send(worker, { kind: "statement_failed", id, fault: describeFault(error) });
  }
}

function send(worker: Worker | undefined, request: SearchRequest): void {
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker?.postMessage(request);
}

/** Converts a fault of the worker to an error for this thread's log. */
function faultOf(fault: Record<string, unknown>): Error {
  return new Error(JSON.stringify(fault));
}
