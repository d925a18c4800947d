import { SecondFactorCode } from "@sayara/domain/account/RecoveryCode";
import { PasswordAttempt } from "@sayara/domain/account/Password";
import { SixDigitCode } from "@sayara/domain/validation/SixDigitCode";
import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";

/** Fields of the dialog that changes the second factor or creates recovery codes. */
export type FactorValues = {
  method: string;
  token: string;
  code: string;
  password: string;
  factorCode: string;
};

/**
 * A code of the current second factor, or empty for an account without an app. The API decides whether a code
 * is required [SF7].
 */
const FactorCode = v.union([v.literal(""), SecondFactorCode], "invalid");

/** A change of the second factor, as typed. `recoveryCodes` creates new recovery codes. */
export const FactorChange = v.variant("method", [
  v.object({ method: v.picklist(["mail", "none"]), password: PasswordAttempt, factorCode: FactorCode }),
  v.object({
    method: v.literal("recoveryCodes"),
    password: PasswordAttempt,
    factorCode: v.pipe(
      v.string(),
      v.nonEmpty("required"),
      v.check((code) => v.is(SecondFactorCode, code), "invalid"),
    ),
  }),
  v.object({
    method: v.literal("app"),
    factorCode: FactorCode,
    token: v.string(),
    code: v.pipe(
      v.string(),
      v.nonEmpty("required"),
      v.check((code) => v.is(SixDigitCode, code), "invalid"),
    ),
    password: PasswordAttempt,
  }),
]);
export type FactorChange = v.InferOutput<typeof FactorChange>;

/** An intent that a button submits to the page's action. */
export const SecurityIntent = v.variant("intent", [
  v.object({ intent: v.literal("prepare") }),
  v.object({ intent: v.literal("endSession"), id: EntityId }),
  v.object({ intent: v.literal("endOtherSessions") }),
]);
export type SecurityIntent = v.InferOutput<typeof SecurityIntent>;

/** A change of passkeys, which requires a proof. The dialog of `addPasskey` adds the field `name`. */
export type PasskeyIntent = { intent: "addPasskey" } | { intent: "removePasskey"; id: string; name: string };
