import { setTimeout } from "node:timers/promises";
import type { SettlementTools } from "#api/bookings/payment/SettlementTools.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { AgencyPaymentPurpose, AgencyPaymentRow } from "#api/database/tables/agencyPaymentTables.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { settleAgencyPayment } from "./settleAgencyPayment.ts";

/** Milliseconds that a call waits for a read that another call has started. */
const SHARED_READ_TIMEOUT = 500;

/** A payment as a page names it. */
interface PaymentOfPage {
  id: string;
  supplierId: string;
  purpose: AgencyPaymentPurpose;
}

/** Reads a payment after its gateway. */
type PaymentReader = (payment: PaymentOfPage, tools: SettlementTools) => Promise<AgencyPaymentRow>;

/**
 * Returns a function that reads a payment from its gateway, unless it is over there too. Concurrent calls share one
 * read.
 */
export function createPaymentReader(): PaymentReader {
  const readings = new Map<string, Promise<void>>();
  const settle = async (id: string, tools: SettlementTools): Promise<void> => {
    const pending = readings.get(id);
    if (pending !== undefined) return Promise.race([pending, setTimeout(SHARED_READ_TIMEOUT)]);
    const reading = settleAgencyPayment(id, tools).finally(() => readings.delete(id));
    readings.set(id, reading);
    return reading;
  };
  return async (payment, tools) => {
    const before = await requirePayment(tools.db, payment);
    if (before.next_check_at === null) return before;
    await settle(before.id, tools);
    return requirePayment(tools.db, payment);
  };
}

/** @throws RefusalError `not_found`, for payments of other agencies and purposes too. */
async function requirePayment(
  db: Database,
  { id, supplierId, purpose }: PaymentOfPage,
): Promise<AgencyPaymentRow> {
  const row = isUuid(id)
    ? await db
        .selectFrom("agency_payments")
        .selectAll()
        .where("id", "=", id)
        .where("supplier_id", "=", supplierId)
        .where("purpose", "=", purpose)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new RefusalError("not_found");
  return row;
}
