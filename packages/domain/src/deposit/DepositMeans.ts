import * as v from "valibot";
import type { DepositMethod } from "./DepositMethod.ts";

/** A driver's means of leaving a security deposit. */
export const depositMeans = ["cash", "debitCard", "creditCard"] as const;
/** One of {@link depositMeans}. */
export const DepositMeans = v.picklist(depositMeans);
export type DepositMeans = v.InferOutput<typeof DepositMeans>;

/** The deposit methods of agencies that a driver can use with each means [DP4]. An amount can be reserved only on a credit card. */
export const methodsOfMeans: Record<DepositMeans, readonly DepositMethod[]> = {
  cash: ["cash", "cashEuro"],
  debitCard: ["card"],
  creditCard: ["card", "cardImprint"],
};
