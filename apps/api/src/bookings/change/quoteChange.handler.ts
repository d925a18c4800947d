import type { quoteChange } from "@sayara/api-client/contract/bookings/changeRequest";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { balanceOf } from "@sayara/domain/booking/refund/balanceOf";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { quoteDifference } from "@sayara/domain/receipt/quoteDifference";
import { isCarFree } from "#api/bookings/hold/holdCar.ts";
import { currentOf } from "#api/bookings/hold/lockBooking.ts";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import { signQuote } from "#api/bookings/quote/signedQuote.ts";
import { readSituation } from "#api/bookings/read/readSituation.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { rejectMissingExtras } from "#api/bookings/edit/rejectMissingExtras.ts";
import { keepsHold } from "#api/bookings/payment/bookedRental.ts";
import { planChange } from "./planChange.ts";
import { requestOf } from "./requestOf.ts";

/** Quotes other dates item by item, and signs their prices [CN14]. */
export const handleQuoteChange: Handler<typeof quoteChange> = async ({
  params,
  body,
  user,
  dependencies,
}) => {
  const { config, db } = dependencies;
  const { row, viewer, now } = await openBooking({ id: params.id, token: body.token, user }, dependencies);
  const { action, lapsesAt } = requestOf(row, body.change, now);
  const reason = refusalReason({ viewer, booking: await readSituation(db, row), now, action });
  if (reason === "role") throw new RefusalError("not_allowed");
  const current = currentOf(row);
  if (row.version !== body.version) throw new RefusalError("stale_version", { current });
  if (reason !== null) throw new RefusalError("transition_refused", { current, reason });

  const plan = await planChange(db, row, body.change, { config, now });
  const { after, refund, netPaid } = plan;
  if (!(await isCarFree(db, { ...plan.period, exceptFor: row.id }, now))) throw new RefusalError("car_taken");
  if (!keepsHold(plan.before, after)) await rejectMissingExtras(db, row.id, plan, now);
  const { signedQuote, expiresAt } = signQuote(config.secret, plan.rental, plan.prices, now, {
    bookingId: row.id,
  });
  const total = toDinars(after.totalMillimes);
  const paid = { amount: toDinars(toMillimes(netPaid) - toMillimes(refund)) };
  return {
    ok: true,
    status: 200,
    data: {
      quote: after.quote,
      difference: toDinars(after.totalMillimes - row.total_millimes),
      lines: quoteDifference(row.quote, after.quote),
      due: balanceOf({ status: row.status, total, payments: [paid], refunds: [] }).due,
      refund,
      lapsesAt: lapsesAt.toISOString(),
      signedQuote,
      signedQuoteExpiresAt: expiresAt.toISOString(),
    },
  };
};
