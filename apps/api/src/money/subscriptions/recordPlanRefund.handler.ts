import type { recordPlanRefund } from "@sayara/api-client/contract/subscriptions/adminPlan";
import { toDinars } from "@sayara/domain/money/millimes";
import type { NewRefundReturn } from "@sayara/domain/payment/RefundReturn";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { AgencyPaymentRow } from "#api/database/tables/agencyPaymentTables.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { recordPlanMovement } from "#api/money/ledger/recordSettlement.ts";
import { inAdminTransaction, requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { requireAcceptedSupplier } from "./requireAcceptedSupplier.ts";
import { readSupplierPlan } from "./readSupplierPlan.ts";

/**
 * Records that an administrator returned the money of a refund that the gateway refused. Recording the same return
 * again changes nothing.
 */
export const handleRecordPlanRefund: Handler<typeof recordPlanRefund> = async ({
  params: { id: supplierId, payment: paymentId },
  body,
  user,
  context,
  dependencies: { db, config },
}) => {
  requireAdmin(user);
  await requireAcceptedSupplier(db, supplierId);
  if (!isUuid(paymentId)) throw new RefusalError("not_found");
  const data = await inAdminTransaction(
    context,
    { supplierId },
    async ({ transaction, user: admin, now, recordEdit }) => {
      const supplier = await requireAcceptedSupplier(transaction, supplierId);
      const row = await transaction
        .selectFrom("agency_payments")
        .selectAll()
        .where("id", "=", paymentId)
        .where("supplier_id", "=", supplierId)
        .where("purpose", "=", "plan")
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) throw new RefusalError("not_found");
      if (!(row.refund_returned_by === admin.id && isSameReturn(row, body))) {
        if (row.refund_state !== "failed") throw new RefusalError("transition_refused");
        const { method, on, note } = body;
        const { timeZone } = config.business;
        if (on > dateInZone(now, timeZone)) refuseDate("return_in_future");
        if (on < dateInZone(row.settled_at ?? row.created_at, timeZone)) refuseDate("return_before_refund");
        await transaction
          .updateTable("agency_payments")
          .set({
            refund_state: "succeeded",
            refunded_at: now,
            refund_returned_on: on,
            refund_return_method: method,
            refund_return_note: note,
            refund_returned_by: admin.id,
          })
          .where("id", "=", paymentId)
          .execute();
        const { amount_millimes: amount, currency } = row;
        const movement = { supplierId, amount, currency, paymentId, reference: note === "" ? null : note };
        await recordPlanMovement(transaction, { kind: "plan_refund", ...movement }, now);
        await recordEdit({
          subject: "plan",
          subjectId: paymentId,
          action: "returned",
          after: { amount: toDinars(amount), method, on, note },
        });
      }
      return readSupplierPlan(transaction, supplier, { now, config, withMoney: true });
    },
  );
  return { ok: true, status: 200, data };
};

function isSameReturn(row: AgencyPaymentRow, { method, on, note }: NewRefundReturn): boolean {
  return (
    row.refund_return_method === method && row.refund_returned_on === on && row.refund_return_note === note
  );
}

function refuseDate(code: "return_in_future" | "return_before_refund"): never {
  throw new RefusalError("invalid_input", { fields: { on: code } });
}
