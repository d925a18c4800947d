import { randomUUID } from "node:crypto";
import type { PaymentSession } from "@sayara/api-client/contract/payment/PaymentSession";
import { AGENCY_PAYMENT_MINUTES, CURRENCY } from "@sayara/domain/config/businessDefaults";
import type { SupplierAction } from "@sayara/domain/supplier/SupplierAction";
import type { Insertable } from "kysely";
import { gatewayForNewPayments } from "#api/bookings/payment/paymentSessions.ts";
import type { Database } from "#api/database/Schema.ts";
import type {
  AgencyPaymentPurpose,
  AgencyPaymentRow,
  AgencyPaymentsTable,
} from "#api/database/tables/agencyPaymentTables.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";
import type { AppContext } from "#api/server/http/App.ts";
import {
  attemptLock,
  findStoredResult,
  deleteResult,
  readAttempt,
  storeResult,
} from "#api/server/http/responses/idempotency.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { inSupplierTransaction, type SupplierWrite } from "#api/suppliers/inSupplierTransaction.ts";
import { openAgencyPayment } from "./openAgencyPayment.ts";
import { endAgencyPayment } from "./settleAgencyPayment.ts";

/** The columns that define what the agency pays for. */
type OrderedColumns = Pick<Insertable<AgencyPaymentsTable>, "amount_millimes" | "statement_id"> &
  Partial<Pick<Insertable<AgencyPaymentsTable>, "plan" | "billing_period" | "credit_millimes" | "basis">>;

/** An agency's order, with the parts that depend on its purpose. */
interface AgencyOrder {
  purpose: AgencyPaymentPurpose;
  right: { segment: string; action: SupplierAction };
  /** Id of the agency. The caller has checked the person's rights. */
  supplierId: string;
  /**
   * Id of the person and the content of the order. The same idempotency key with another order is refused.
   */
  caller: string;
  body: unknown;
  /** Returns whether an open payment is for this order and would still be accepted. */
  isOrdered: (db: Database, open: AgencyPaymentRow) => Promise<boolean>;
  /**
   * Computes the columns of the payment, under the agency's lock. Refuses an order with a different amount.
   */
  compute: (write: SupplierWrite, now: Date) => Promise<OrderedColumns>;
}

/**
 * Opens an agency's payment, or returns the open one. An agency has one open payment per purpose at a time.
 * An open payment for another order is first ended at the gateway, or counts if it was already paid.
 */
export async function startAgencyPayment(
  context: AppContext,
  { purpose, right, supplierId, caller, body, isOrdered, compute }: AgencyOrder,
  { gateways }: { gateways: PaymentGateways },
): Promise<PaymentSession> {
  const { dependencies } = context.var;
  const { db, clock } = dependencies;
  const gateway = gatewayForNewPayments(gateways);
  const attempt = readAttempt(context, { caller, body });
  const tools = { ...dependencies, gateways };
  const isRepeated = attempt !== undefined && (await findStoredResult(db, attempt)) !== undefined;
  const active = isRepeated ? undefined : await findActive(db, supplierId, purpose);
  if (active !== undefined && (clock() >= active.expires_at || !(await isOrdered(db, active))))
    await endAgencyPayment(active.id, tools);

  const locks = attempt ? [attemptLock(attempt)] : [];
  const opened = await inSupplierTransaction(context, { ...right, locks }, async (write) => {
    const { transaction, supplier, user: payer } = write;
    const now = clock();
    const stored = attempt && ((await findStoredResult(transaction, attempt)) as { id: string } | undefined);
    if (stored !== undefined && !(await hasEndedUnopened(transaction, stored.id)))
      return { ...stored, payer };
    if (stored !== undefined && attempt) await deleteResult(transaction, attempt);
    const columns = await compute(write, now);
    const open = await findActive(transaction, supplier.id, purpose);
    if (open !== undefined && !(await isOrdered(transaction, open))) throw new RefusalError("stale_version");
    const id = open?.id ?? randomUUID();
    const expiresAt = new Date(now.getTime() + AGENCY_PAYMENT_MINUTES * 60_000);
    if (open === undefined)
      await transaction
        .insertInto("agency_payments")
        .values({
          id,
          supplier_id: supplier.id,
          purpose,
          plan: null,
          billing_period: null,
          credit_millimes: 0,
          basis: null,
          ...columns,
          currency: CURRENCY,
          gateway: gateway.name,
          state: "opening",
          expires_at: expiresAt,
          created_at: now,
          created_by: payer.id,
          next_check_at: expiresAt,
        })
        .execute();
    if (attempt) await storeResult(transaction, attempt, { id }, now);
    return { id, payer };
  });
  try {
    return await openAgencyPayment(opened.id, opened.payer, tools);
  } catch (error) {
    // Without the gateway's page nothing can be paid, so the next attempt gets a new payment.
    await db
      .updateTable("agency_payments")
      .set({ state: "expired", request: null, settled_at: clock(), next_check_at: null })
      .where("id", "=", opened.id)
      .where("state", "=", "opening")
      .execute();
    throw error;
  }
}

function findActive(
  db: Database,
  supplierId: string,
  purpose: AgencyPaymentPurpose,
): Promise<AgencyPaymentRow | undefined> {
  return db
    .selectFrom("agency_payments")
    .selectAll()
    .where("supplier_id", "=", supplierId)
    .where("purpose", "=", purpose)
    .where("state", "in", ["opening", "open"])
    .executeTakeFirst();
}

/** Returns whether a payment ended before its gateway opened it. */
async function hasEndedUnopened(db: Database, id: string): Promise<boolean> {
  const ended = await db
    .selectFrom("agency_payments")
    .select("id")
    .where("id", "=", id)
    .where("state", "=", "expired")
    .where("url", "is", null)
    .executeTakeFirst();
  return ended !== undefined;
}
