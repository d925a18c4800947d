import { PasswordAttempt } from "@sayara/domain/account/Password";
import { SecondFactorCode } from "@sayara/domain/account/RecoveryCode";
import { SecondFactorMethod } from "@sayara/domain/account/SecondFactorMethod";
import { Rib, RibDigits, RibEnd } from "@sayara/domain/payment/Rib";
import { Instant } from "@sayara/domain/time/Instant";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SupplierSegment } from "../suppliers/supplierAccess.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed", "not_found"] } as const;

/** The bank account to which an agency is paid. */
export const BankAccount = v.object({
  /** Null for people who see only its last digits [PO2]. */
  rib: v.nullable(RibDigits),
  lastDigits: RibEnd,
  changedAt: Instant,
  /** Until when nothing is paid to the account after a recent change. Null if payouts are allowed [PO3]. */
  heldUntil: v.nullable(Instant),
});
export type BankAccount = v.InferOutput<typeof BankAccount>;

/** An agency's bank account, and the second factor with which the caller confirms a change. */
export const SupplierBankAccount = v.object({
  /** Null until it is set. */
  account: v.nullable(BankAccount),
  /** Version of the account; 0 until it is set. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /**
   * The caller's second factor, which confirms a change. Null without a second factor; a change is then
   * refused [PO2].
   */
  confirmedBy: v.nullable(orUnknown(SecondFactorMethod)),
});
export type SupplierBankAccount = v.InferOutput<typeof SupplierBankAccount>;

/** Input schemas of {@link bankAccount}. */
export const bankAccountInput = { params: v.object({ supplier: SupplierSegment }) };

/** Returns the bank account to which an agency is paid [PO2]. */
export const bankAccount = defineEndpoint({
  ...access,
  name: "bankAccount",
  method: "GET",
  path: "/api/bank-account/{supplier}",
  input: inputOf<typeof bankAccountInput>(),
  responses: { 200: SupplierBankAccount },
});

/** Input schemas of {@link setBankAccount}. */
export const setBankAccountInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: v.object({
    /** The version that the caller read. */
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    rib: Rib,
    password: PasswordAttempt,
    /**
     * A code from the authenticator app or a recovery code. For an account without an app, the code mailed by
     * `mailAccountCode`.
     */
    code: SecondFactorCode,
  }),
};

/**
 * Sets the bank account to which an agency is paid, and mails its owners; for owners [PO2]. Refused with
 * `second_factor_required` for a caller without a second factor, with `invalid_input` for a wrong password,
 * and with `code_wrong` or `code_expired`.
 */
export const setBankAccount = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "second_factor_required", "code_wrong", "code_expired", "stale_version"],
  name: "setBankAccount",
  method: "POST",
  path: "/api/set-bank-account/{supplier}",
  input: inputOf<typeof setBankAccountInput>(),
  responses: { 200: SupplierBankAccount },
});
