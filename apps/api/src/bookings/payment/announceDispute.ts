import type { Gateway } from "@sayara/domain/payment/Gateway";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { notifyAdmins } from "#api/messaging/notifications/notifyAdmins.ts";

/**
 * Notifies the administrators that a cardholder disputes a payment; disputes are handled at the gateway. A repeated
 * webhook, or one about another shop's payment, causes no notification.
 */
export async function announceDispute(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  { gateway, disputeId, paymentReference }: { gateway: Gateway; disputeId: string; paymentReference: string },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const disputed = await transaction
      .selectFrom("payments")
      .innerJoin("bookings", "bookings.id", "payments.booking_id")
      .select(["bookings.id", "bookings.reference"])
      .where("payments.gateway", "=", gateway)
      .where("payments.reference", "=", paymentReference)
      // Picks the latest booking of a payment that was carried over.
      .orderBy("payments.at", "desc")
      .orderBy("payments.carried_from", "asc")
      .limit(1)
      .executeTakeFirst();
    if (disputed === undefined) return;
    const { id: bookingId, reference } = disputed;
    const cause = `dispute ${gateway} ${disputeId}`;
    await notifyAdmins(
      transaction,
      { kind: "payment_disputed", cause, bookingId, data: { reference } },
      clock(),
    );
  });
}
