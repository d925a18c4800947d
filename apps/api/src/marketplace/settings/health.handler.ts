import type { health, ready } from "@sayara/api-client/contract/settings/health";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import { isDatabaseError } from "#api/server/log/describeFault.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { SearchEngine } from "#api/search/engine/createSearchEngine.ts";

interface Tools {
  search: Pick<SearchEngine, "isReady" | "load">;
  lastResponseAt?: () => number;
}

/** Timeout of the database's response, in milliseconds. */
const TIMEOUT = 1500;

/** Liveness: the process runs. */
export const handleHealth: Handler<typeof health> = () =>
  Promise.resolve({ ok: true, status: 200, data: { status: "ok" } });

/** Readiness: the process is not stopping, its clock is right, the database responds and the catalogue is in memory. */
export function readyHandler({ search, lastResponseAt }: Tools): Handler<typeof ready> {
  return async ({ dependencies: { db, isStopping, isClockInSync } }) => {
    if (isStopping?.() === true || isClockInSync?.() === false) throw notReady();
    if (!(await isResponding(db, lastResponseAt))) throw notReady();
    if (!search.isReady()) {
      // Starts another load after a failed one.
      search.load().catch(() => {});
      throw notReady();
    }
    return { ok: true, status: 200, data: { status: "ok" } };
  };
}

const probes = new WeakMap<Database, Promise<boolean>>();

/** One probe at a time, so that any number of readiness requests use one connection. */
function isResponding(db: Database, lastResponseAt: Tools["lastResponseAt"]): Promise<boolean> {
  const runningProbe = probes.get(db);
  if (runningProbe !== undefined) return runningProbe;
  const probe = probeDatabase(db, lastResponseAt).finally(() => probes.delete(db));
  probes.set(db, probe);
  return probe;
}

/** A probe that times out waiting for a connection counts as a success if another query completed in the meantime. */
function probeDatabase(db: Database, lastResponseAt: Tools["lastResponseAt"]): Promise<boolean> {
  const startedAt = performance.now();
  const isBusy = () => (lastResponseAt?.() ?? Number.NEGATIVE_INFINITY) > startedAt;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(isBusy()), TIMEOUT);
    sql`SELECT 1 FROM bookings LIMIT 1`
      .execute(db)
      .then(
        () => resolve(true),
        (error: unknown) => resolve(!isDatabaseError(error) && isBusy()),
      )
      .finally(() => clearTimeout(timer));
  });
}

function notReady(): RefusalError {
  return new RefusalError("not_ready", { retryAfter: 1 });
}
