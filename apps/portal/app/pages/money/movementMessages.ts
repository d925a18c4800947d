import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MovementKind } from "@sayara/domain/ledger/MovementKind";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Name of each kind of movement, as the agency sees it. */
export const movementMessages: Readonly<Record<MovementKind | Unknown, MessageDescriptor>> = {
  online_payment: msg`Paid online`,
  online_refund: msg`Refunded online`,
  desk_payment: msg`Paid at your desk`,
  desk_refund: msg`Returned at your desk`,
  commission: msg`Commission`,
  marketplace_discount: msg`Promo code paid by the marketplace`,
  payout: msg`Paid out to you`,
  payout_return: msg`Payout that came back`,
  agency_payment: msg`Paid by you`,
  correction: msg`Correction`,
  plan_payment: msg`Plan paid`,
  plan_refund: msg`Plan payment refunded`,
  unknown: msg`Other`,
};
