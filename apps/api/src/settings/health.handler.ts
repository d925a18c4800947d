import type { health, ready } from "@sayara/api-client/contract/settings/health";
import { sql } from "kysely";
import type { Queries } from "#api/database/Schema.ts";
import { isDatabaseError } from "#api/http/describeFault.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";

/** Timeout of the database's answer, in milliseconds. */
const PATIENCE = 1500;

/** Liveness: the process runs. */
export const handleHealth: Handler<typeof health> = () =>
  Promise.resolve({ ok: true, status: 200, data: { status: "ok" } });

/** Readiness: the process is not stopping, the database answers and the catalogue is in memory. */
export const handleReady: Handler<typeof ready> = async ({ dependencies }) => {
  const { search, isStopping } = dependencies;
  if (isStopping?.() === true || !(await isAnswering(dependencies))) throw notReady();
  if (!search.isReady()) {
    // Starts another load after one that failed.
    search.load().catch(() => {});
    throw notReady();
  }
  return { ok: true, status: 200, data: { status: "ok" } };
};

const probes = new WeakMap<Queries, Promise<boolean>>();

/** One probe at a time, so that readiness requests use one connection however many there are. */
function isAnswering(dependencies: Dependencies): Promise<boolean> {
  const { db } = dependencies;
  const running = probes.get(db);
  if (running !== undefined) return running;
  const probe = ask(dependencies).finally(() => probes.delete(db));
  probes.set(db, probe);
  return probe;
}

/**
 * A probe that times out waiting for a connection counts as success if another query was answered meanwhile.
 */
function ask({ db, answeredAt }: Dependencies): Promise<boolean> {
  const begun = performance.now();
  const isBusy = () => (answeredAt?.() ?? Number.NEGATIVE_INFINITY) > begun;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(isBusy()), PATIENCE);
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
