import type { refundPreview } from "@sayara/api-client/contract/bookings/cancelBooking";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { cancellingAction } from "@sayara/domain/booking/actions/cancellingAction";
import { refundOutlook } from "@sayara/domain/booking/refund/refundOutlook";
import { currentOf } from "#api/bookings/hold/lockBooking.ts";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import { readSituation } from "#api/bookings/read/readSituation.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { toRefundPreview } from "#api/bookings/refund/toRefundPreview.ts";
import { readNetPaid } from "./cancel.ts";

/**
 * Returns the refund of a cancellation requested now, or of the pending cancellation request. Requires only
 * permission to see the booking.
 */
export const handleRefundPreview: Handler<typeof refundPreview> = async ({
  params,
  query,
  user,
  dependencies,
}) => {
  const { db } = dependencies;
  const { row, viewer, now } = await openBooking({ id: params.id, token: query.token, user }, dependencies);
  const situation = await readSituation(db, row);
  const permissionInput = { viewer, booking: situation, now };
  const reason = refusalReason({ ...permissionInput, action: cancellingAction(row.status) });
  const isOpen = situation.cancelRequestOpen;
  if (reason !== null && !isOpen) {
    if (reason === "role") throw new RefusalError("not_allowed");
    throw new RefusalError("transition_refused", { reason, current: currentOf(row) });
  }
  const at = (isOpen ? row.cancel_requested_at : null) ?? now;
  const paid = await readNetPaid(db, row);
  const outlook = refundOutlook({ quote: row.quote, paid, pickup: row.from_at, at });
  // The time of the request counts: the amount that it guarantees no longer drops.
  const data = toRefundPreview(isOpen ? { ...outlook, drop: null } : outlook);
  return { ok: true, status: 200, data };
};
