import type { RuntimeSettings } from "@sayara/api-client/contract/settings/runtimeSettings";

/** Settings for stories and tests. */
export const someSettings: RuntimeSettings = {
  version: 2,
  today: "2026-11-20",
  settings: [
    {
      setting: "commissionRate",
      value: 6,
      since: null,
      defaultValue: 6,
      later: [{ value: 7.5, from: "2027-01-01" }],
    },
    { setting: "planTrialDays", value: 14, since: "2026-11-10", defaultValue: 30, later: [] },
  ],
  history: [
    {
      id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
      at: "2026-11-19T09:00:00Z",
      by: "Sonia Trabelsi",
      setting: "commissionRate",
      from: "2027-01-01",
      before: 6,
      after: 7.5,
      isWithdrawal: false,
    },
  ],
};
