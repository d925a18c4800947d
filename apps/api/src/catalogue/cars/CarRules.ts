import type { DepositMethod } from "@sayara/domain/deposit/DepositMethod";

/** The marketplace's rules for every car. */
export interface CarRules {
  minimumDriverAge: number;
  /** Methods by which agencies may take security deposits [DP1]. */
  depositMethods: readonly DepositMethod[];
}
