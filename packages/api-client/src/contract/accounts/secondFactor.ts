import { PasswordAttempt } from "@sayara/domain/account/Password";
import { SecondFactorCode } from "@sayara/domain/account/RecoveryCode";
import { SecondFactorMethod } from "@sayara/domain/account/SecondFactorMethod";
import { SixDigitCode } from "@sayara/domain/validation/SixDigitCode";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { text } from "../texts.ts";

const ownAccount = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;

/** The second factor of the caller's account [SF1]. */
export const SecondFactor = v.object({
  /** Null if the password is enough to sign in. */
  method: v.nullable(orUnknown(SecondFactorMethod)),
  /**
   * Whether the marketplace requires a second factor for this account. If so, it cannot be turned off [SF2].
   */
  isRequired: v.boolean(),
  /** Number of unused recovery codes [SF6]. Absent without an authenticator app. */
  recoveryCodes: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type SecondFactor = v.InferOutput<typeof SecondFactor>;

/** Returns the second factor of the caller's account. */
export const secondFactor = defineEndpoint({
  ...ownAccount,
  name: "secondFactor",
  method: "GET",
  path: "/api/second-factor",
  responses: { 200: SecondFactor },
});

/** The secret of an authenticator app. The account uses it after {@link setSecondFactor}. */
export const AuthenticatorSecret = v.object({
  /** The secret in base32, for manual entry. */
  secret: text(64),
  /** `otpauth:` URL for a link or a QR code. */
  url: text(400),
  /** Identifies the secret in {@link setSecondFactor}. Valid for 15 minutes. */
  token: text(200),
});
export type AuthenticatorSecret = v.InferOutput<typeof AuthenticatorSecret>;

/** Returns a new secret for an authenticator app. Changes nothing. */
export const prepareAuthenticator = defineEndpoint({
  ...ownAccount,
  name: "prepareAuthenticator",
  method: "POST",
  path: "/api/prepare-authenticator",
  responses: { 200: AuthenticatorSecret },
  retry: "safe",
});

/** The account's second factor after a change. */
export const ChangedSecondFactor = v.object({
  ...SecondFactor.entries,
  /** Recovery codes that replace the earlier ones [SF6]. No other response contains them. */
  newRecoveryCodes: v.exactOptional(v.array(text(20))),
});
export type ChangedSecondFactor = v.InferOutput<typeof ChangedSecondFactor>;

/**
 * Required for an account with an authenticator app: a code from its current app, a recovery code, or a code
 * mailed by `mailAccountCode`.
 */
const factorCode = v.exactOptional(SecondFactorCode);

/** Input schemas of {@link setSecondFactor}. */
export const setSecondFactorInput = {
  body: v.variant("method", [
    v.object({ method: v.picklist(["mail", "none"]), password: PasswordAttempt, factorCode }),
    v.object({
      method: v.literal("app"),
      password: PasswordAttempt,
      factorCode,
      token: v.pipe(v.string(), v.maxLength(200)),
      code: SixDigitCode,
    }),
  ]),
};

/**
 * Changes the second factor of the caller's account and notifies its owner by mail. `app` requires the token
 * of {@link prepareAuthenticator} and a code from the app; `code_expired` refuses an old token. `none` is
 * refused with `not_allowed` if a second factor is required [SF2]. A wrong password or a missing `factorCode`
 * is refused with `invalid_input`. The response to `app` has new recovery codes; `mail` and `none` delete the
 * codes.
 */
export const setSecondFactor = defineEndpoint({
  ...ownAccount,
  refusals: [...ownAccount.refusals, "code_wrong", "code_expired"],
  name: "setSecondFactor",
  method: "POST",
  path: "/api/set-second-factor",
  input: inputOf<typeof setSecondFactorInput>(),
  responses: { 200: ChangedSecondFactor },
});

/** Input schemas of {@link makeRecoveryCodes}. */
export const makeRecoveryCodesInput = {
  body: v.object({
    password: PasswordAttempt,
    /** A code from the app, a recovery code, or a code mailed by `mailAccountCode`. */
    factorCode: SecondFactorCode,
  }),
};

/**
 * Creates new recovery codes, which replace the earlier ones, and notifies the owner by mail [SF6]. Refused
 * with `second_factor_required` for an account without an authenticator app, with `invalid_input` for a wrong
 * password, and with `code_wrong` or `code_expired`.
 */
export const makeRecoveryCodes = defineEndpoint({
  ...ownAccount,
  refusals: [...ownAccount.refusals, "second_factor_required", "code_wrong", "code_expired"],
  name: "makeRecoveryCodes",
  method: "POST",
  path: "/api/make-recovery-codes",
  input: inputOf<typeof makeRecoveryCodesInput>(),
  responses: { 200: ChangedSecondFactor },
});
