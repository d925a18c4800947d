import type { health, ready } from "@sayara/api-client/contract/settings/health";
import { sql } from "kysely";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";

/** The process runs. */
export const handleHealth: Handler<typeof health> = () =>
  Promise.resolve({ ok: true, status: 200, data: { status: "ok" } });

/** The process can serve: its database answers, and no visitor has to wait for the offer to be read. */
export const handleReady: Handler<typeof ready> = async ({ dependencies: { db, offer } }) => {
  try {
    await sql`SELECT 1 FROM bookings LIMIT 1`.execute(db);
  } catch {
    throw new RefusalError("not_ready");
  }
  if (!offer.isRead()) {
    // Whoever asks again is what brings it back after a reading that failed.
    offer.current().catch(() => {});
    throw new RefusalError("not_ready");
  }
  return { ok: true, status: 200, data: { status: "ok" } };
};
