import type { AgencyPaymentRow } from "#api/database/tables/agencyPaymentTables.ts";

const prefixes = { plan: "PLAN", balance: "BAL" } as const;

/** Returns the reference of a payment at its gateway and in the ledger, such as `BAL-7F3A2C91`. */
export function agencyPaymentReference({ id, purpose }: Pick<AgencyPaymentRow, "id" | "purpose">): string {
  return `${prefixes[purpose]}-${id.slice(0, 8).toUpperCase()}`;
}
