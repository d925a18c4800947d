import { toDinars } from "@sayara/domain/money/millimes";
import type { Transaction } from "#api/database/Schema.ts";
import type { AgencyPaymentRow } from "#api/database/tables/agencyPaymentTables.ts";
import { notifyAdmins } from "#api/messaging/notifications/notifyAdmins.ts";

/**
 * Notifies the administrators that a gateway has not refunded a plan's payment. They return the money
 * themselves and record that on the agency's page [SU8].
 */
export async function announceFailedPlanRefund(
  transaction: Transaction,
  payment: Pick<AgencyPaymentRow, "id" | "supplier_id" | "amount_millimes">,
  now: Date,
): Promise<void> {
  const { name: agency, slug } = await transaction
    .selectFrom("suppliers")
    .select(["name", "slug"])
    .where("id", "=", payment.supplier_id)
    .executeTakeFirstOrThrow();
  const amount = String(toDinars(payment.amount_millimes));
  await notifyAdmins(
    transaction,
    { kind: "plan_refund_failed", cause: `plan refund ${payment.id}`, data: { agency, slug, amount } },
    now,
  );
}
