import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Debt, DebtFilter } from "@sayara/api-client/contract/statements/debts";
import { unknownName } from "@sayara/i18n/messages/unknownMessages";

/** Names of a debt's statuses, and of the filters for unpaid debts and for debts to follow up [DB1, DB6]. */
export const debtStatusMessages: Readonly<Record<Debt["status"] | DebtFilter, MessageDescriptor>> = {
  open: msg`All open`,
  due: msg`To follow up now`,
  unpaid: msg`Unpaid`,
  follow_up: msg`Follow-up`,
  partial: msg`Paid in part`,
  paid: msg`Paid`,
  unknown: unknownName,
};
