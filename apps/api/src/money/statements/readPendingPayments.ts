import type { AwaitedPayment } from "@sayara/api-client/contract/statements/supplierStatements";
import { toDinars } from "@sayara/domain/money/millimes";
import type { Database } from "#api/database/Schema.ts";

/**
 * Maximum payments. At most one is open; the others ended unpaid, but their gateway's page may still take
 * money.
 */
const MAX_AWAITED = 10;

/** Returns an agency's online balance payments that are open or may still arrive, newest first [DB7, DB8]. */
export async function readPendingPayments(
  db: Database,
  supplierId: string,
  user: { id: string },
): Promise<AwaitedPayment[]> {
  const rows = await db
    .selectFrom("agency_payments")
    .leftJoin("users", "users.id", "agency_payments.created_by")
    .select(["agency_payments.id", "agency_payments.state", "agency_payments.amount_millimes"])
    .select(["agency_payments.created_at", "agency_payments.created_by", "agency_payments.expires_at"])
    .select("users.full_name as by")
    .where("agency_payments.supplier_id", "=", supplierId)
    .where("agency_payments.purpose", "=", "balance")
    .where("agency_payments.state", "in", ["opening", "open", "expired"])
    // An expired payment that can no longer be paid is not read again.
    .where("agency_payments.next_check_at", "is not", null)
    .orderBy("agency_payments.created_at", "desc")
    .limit(MAX_AWAITED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    payment: row.state === "expired" ? "expired" : "open",
    amount: toDinars(row.amount_millimes),
    by: row.by,
    isOwn: row.created_by === user.id,
    openedAt: row.created_at.toISOString(),
    endsAt: row.expires_at.toISOString(),
  }));
}
