import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DepositFilter } from "@sayara/api-client/contract/suppliers/supplierDeposits";

/** Names of the deposit filters. */
export const depositFilterMessages: Record<DepositFilter, MessageDescriptor> = {
  held: msg`Held`,
  overdue: msg`Overdue`,
  returned: msg`Given back`,
};
