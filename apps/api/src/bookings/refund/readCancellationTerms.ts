import type { PaymentState } from "@sayara/api-client/contract/payment/checkoutSession";
import { isAllowed } from "@sayara/domain/booking/actions/allowedActions";
import { refundOutlook } from "@sayara/domain/booking/refund/refundOutlook";
import { linkHolder } from "@sayara/domain/booking/actions/viewerOf";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { readSituation } from "#api/bookings/read/readSituation.ts";
import type { PaymentSessionRow } from "#api/database/tables/paymentTables.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { toRefundPreview } from "./toRefundPreview.ts";
import { withCancellation } from "#api/bookings/payment/withCancellation.ts";
import { readBalance } from "./readBalance.ts";
import { findOpenEdit } from "#api/bookings/edit/openEdits.ts";

/**
 * Returns the refund on cancellation once an open payment is paid, and the fee to add the cancellation option to it
 * [CN13].
 */
export async function readCancellationTerms(
  session: PaymentSessionRow,
  { db, clock }: Pick<Dependencies, "db" | "clock">,
): Promise<Pick<PaymentState, "refundAfter" | "cancellationFee">> {
  if (session.state !== "opening" && session.state !== "open")
    return { refundAfter: null, cancellationFee: null };
  const booking = await db
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", session.booking_id)
    .executeTakeFirstOrThrow();
  const after = (await findOpenEdit(db, session.id))?.edit.after;
  const { kept: netPaid } = await readBalance(db, booking);
  const now = clock();
  const outlook = refundOutlook({
    quote: after?.quote ?? booking.quote,
    paid: toDinars(toMillimes(netPaid) + session.amount_millimes),
    pickup: after === undefined ? booking.from_at : new Date(after.from),
    at: now,
  });
  const situation = await readSituation(db, booking);
  const mayAdd = isAllowed({ action: "addCancellation", viewer: linkHolder, booking: situation, now });
  const changes = after === undefined && mayAdd ? withCancellation(booking) : undefined;
  const cancellationFee =
    changes === undefined ? null : toDinars(changes.totalMillimes - booking.total_millimes);
  return { refundAfter: toRefundPreview(outlook), cancellationFee };
}
