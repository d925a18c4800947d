import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DuePayout } from "@sayara/api-client/contract/payouts/payouts";
import { unknownName } from "@sayara/i18n/messages/unknownMessages";
import type { PayoutListName } from "./Payouts.load.ts";

/** Names of the page's lists. */
export const payoutListMessages: Readonly<Record<PayoutListName, MessageDescriptor>> = {
  due: msg`Due`,
  prepared: msg`In preparation`,
  paid: msg`Paid`,
  returned: msg`Came back`,
  cancelled: msg`Taken out`,
};

/** Reasons why an agency cannot be paid out now [PO3]. */
export const obstacleMessages: Readonly<Record<NonNullable<DuePayout["obstacle"]>, MessageDescriptor>> = {
  no_account: msg`No bank account`,
  account_changed: msg`Account changed lately`,
  prepared: msg`Another payout is in preparation`,
  unknown: unknownName,
};
