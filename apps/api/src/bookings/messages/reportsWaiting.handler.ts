import type { reportsWaiting } from "@sayara/api-client/contract/bookings/messages";
import type { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import { sql } from "kysely";
import { readPageOfRows } from "#api/catalogue/readPageOfRows.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";

/**
 * Lists the bookings with open reports. Leaves out the reasons, because reading them would have to be
 * recorded [MS7].
 */
export const handleReportsWaiting: Handler<typeof reportsWaiting> = async ({
  params,
  user,
  dependencies: { db },
}) => {
  requireAdmin(user);
  const open = db
    .selectFrom("message_reports")
    .select(["booking_id", sql<MessageSide[]>`array_agg(distinct side order by side desc)`.as("sides")])
    .select(({ fn }) => [fn.min("at").as("reported_at"), fn.countAll<string>().as("reports")])
    .where("closed_at", "is", null)
    .groupBy("booking_id");
  const query = db
    .selectFrom(open.as("open"))
    .innerJoin("bookings", "bookings.id", "open.booking_id")
    .innerJoin("suppliers", "suppliers.id", "bookings.supplier_id")
    .select(["bookings.id", "bookings.reference", "suppliers.slug", "suppliers.name"])
    .select(["open.sides", "open.reports", "open.reported_at"])
    .where("bookings.deleted_at", "is", null)
    .orderBy("open.reported_at")
    .orderBy("bookings.id");
  const { rows, total } = await readPageOfRows(query, params);
  const items = rows.map(({ id, reference, slug, name, sides, reports, reported_at: reportedAt }) => ({
    id,
    reference,
    supplier: { slug, name },
    sides,
    reports: Number(reports),
    reportedAt: reportedAt.toISOString(),
  }));
  return { ok: true, status: 200, data: { items, total: Number(total) } };
};
