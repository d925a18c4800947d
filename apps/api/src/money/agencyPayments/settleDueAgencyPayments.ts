import { type Gateway, paymentGateways } from "@sayara/domain/payment/Gateway";
import { sql } from "kysely";
import type { SettlementTools } from "#api/bookings/payment/SettlementTools.ts";
import type { AgencyPaymentRow } from "#api/database/tables/agencyPaymentTables.ts";
import { type Progress, workInSlots } from "#api/database/workInSlots.ts";
import { GatewayUnavailableError } from "#api/gateways/GatewayUnavailableError.ts";
import { isLongExpired, nextCheckAt } from "#api/gateways/nextCheckAt.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import { settleAgencyPayment } from "./settleAgencyPayment.ts";

/** Maximum payments read concurrently from one gateway. Payments of bookings have more slots. */
const SLOTS = 1;
/** Milliseconds for which a process reserves a row: longer than a call to the gateway takes. */
const LEASE = 60_000;

/**
 * Settles the agencies' payments that are due to be read, so that a payment counts even if its page was
 * closed.
 */
export function settleDueAgencyPayments(tools: SettlementTools, progress?: Progress): Promise<number> {
  const { db, clock, logger } = tools;
  return workInSlots(
    paymentGateways.map((gateway) => ({ slots: SLOTS, reserve: (count) => takeDue(gateway, count), work })),
    progress,
  );

  function takeDue(gateway: Gateway, count: number) {
    const now = clock();
    return db
      .updateTable("agency_payments")
      .set({ next_check_at: new Date(now.getTime() + LEASE) })
      .where("id", "in", (of) =>
        of
          .selectFrom("agency_payments")
          .select("id")
          .where("gateway", "=", gateway)
          .where("next_check_at", "<=", now)
          .orderBy("next_check_at")
          .limit(count)
          .modifyEnd(sql`FOR UPDATE SKIP LOCKED`),
      )
      .returning(["id", "expires_at"])
      .execute();
  }

  async function work({ id, expires_at: expiresAt }: Pick<AgencyPaymentRow, "id" | "expires_at">) {
    try {
      await settleAgencyPayment(id, tools);
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error;
      const now = clock();
      const about = { agencyPayment: id, fault: describeFault(error) };
      if (!isLongExpired({ expiresAt, now })) {
        logger.warn(about, "payment of an agency not read, will be tried again");
        return;
      }
      logger.error(about, "payment of an agency unknown for a day: compare it with the gateway");
      await db
        .updateTable("agency_payments")
        .set({ next_check_at: nextCheckAt({ expiresAt, now }) })
        .where("id", "=", id)
        .where("next_check_at", "is not", null)
        .execute();
    }
  }
}
