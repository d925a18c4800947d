import { setTimeout } from "node:timers/promises";
import type { SettlementTools } from "#api/bookings/payment/SettlementTools.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { AgencyPaymentPurpose, AgencyPaymentRow } from "#api/database/tables/agencyPaymentTables.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { settleAgencyPayment } from "./settleAgencyPayment.ts";

/** Maximum milliseconds that a call waits for a read started by another call. */
const SHARED_READ_TIMEOUT = 500;

/** A payment, with the agency and the purpose of the page that shows it. */
interface PaymentOfPage {
  id: string;
  supplierId: string;
  purpose: AgencyPaymentPurpose;
}

/** Updates a payment from its gateway and returns it. */
type PaymentReader = (payment: PaymentOfPage, tools: SettlementTools) => Promise<AgencyPaymentRow>;

/**
 * Returns a function that updates a payment from its gateway, unless it is already over there too. Concurrent
 * calls share one read.
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

/** @throws RefusalError `not_found`, also for payments of other agencies or purposes. */
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
