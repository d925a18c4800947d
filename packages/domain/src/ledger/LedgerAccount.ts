import * as v from "valibot";

/**
 * Accounts of the ledger. `driver`: the drivers' payments, as a negative sum. `agency`: the agency's balance
 * at the marketplace, positive if the marketplace owes it money. `desk`: money that the agency received or
 * paid itself. `marketplace`: earned commission and paid plans, less what its promo codes take off.
 */
export const ledgerAccounts = ["driver", "agency", "desk", "marketplace"] as const;
/** One of {@link ledgerAccounts}. */
export const LedgerAccount = v.picklist(ledgerAccounts);
export type LedgerAccount = v.InferOutput<typeof LedgerAccount>;
