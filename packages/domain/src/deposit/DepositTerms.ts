import * as v from "valibot";
import { orUnknown } from "../validation/newerValues.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";
import { TakenAmount } from "./DepositAmount.ts";
import { DepositMethod, depositMethods } from "./DepositMethod.ts";

/** The methods by which an agency takes security deposits, each once. Empty if it names none [DP1]. */
export const DepositTerms = v.pipe(
  v.array(
    v.object({
      method: DepositMethod,
      /** In TND, for all cars of the agency; null for each car's own deposit [DP2]. */
      amount: v.nullable(TakenAmount),
    }),
  ),
  v.maxLength(depositMethods.length, validationMessage("too_many", { max: depositMethods.length })),
  v.check(
    (terms) => new Set(terms.map(({ method }) => method)).size === terms.length,
    validationMessage("invalid"),
  ),
);
export type DepositTerms = v.InferOutput<typeof DepositTerms>;

/** A method by which the security deposit of a car may be left. */
export const DepositOffer = v.object({
  method: orUnknown(DepositMethod),
  /** In TND. For `cashEuro` the driver leaves its value in euros at the agency's rate. Null if unknown. */
  amount: v.nullable(TakenAmount),
});
export type DepositOffer = v.InferOutput<typeof DepositOffer>;

/** The methods for the security deposit of a car, at most one entry for each. */
export const DepositOffers = v.pipe(v.array(DepositOffer), v.maxLength(50));
