import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RuntimeSettingRecord } from "@sayara/api-client/contract/settings/runtimeSettings";
import { unknownName } from "@sayara/i18n/messages/unknownMessages";

/** Name of each setting, with its unit. */
export const settingMessages: Readonly<Record<RuntimeSettingRecord["setting"], MessageDescriptor>> = {
  commissionRate: msg`Commission (%)`,
  commissionMonthlyThreshold: msg`Least commission of a month that is collected (TND)`,
  maximumUnpaidHolds: msg`Unpaid bookings at a time by one person`,
  maximumUnconfirmedHolds: msg`Unconfirmed bookings at a time from one network address`,
  planTrialDays: msg`Free trial of an accepted agency (days)`,
  payoutHoldHours: msg`Hold on payouts after a change of bank account (hours)`,
  unknown: unknownName,
};
