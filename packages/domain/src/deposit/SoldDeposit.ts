import * as v from "valibot";
import { Dinars } from "../money/Dinars.ts";
import { DepositOffers } from "./DepositTerms.ts";

/** The security deposit with which a booking was sold [DP6]. */
export const SoldDeposit = v.object({
  /** In TND. −1: not taken on a card; 0: none. */
  amount: v.union([v.literal(-1), Dinars]),
  /** Absent if the agency named no methods. */
  methods: v.exactOptional(DepositOffers),
});
export type SoldDeposit = v.InferOutput<typeof SoldDeposit>;
