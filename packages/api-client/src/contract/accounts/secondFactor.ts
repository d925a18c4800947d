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
  /** Null: the password suffices. */
  method: v.nullable(orUnknown(SecondFactorMethod)),
  /** Whether the marketplace requires one of this account, so that it cannot be turned off [SF2]. */
  isRequired: v.boolean(),
  /** Recovery codes that are left [SF6]. Absent without an authenticator app. */
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

/** The secret that an authenticator app shares with the account once {@link setSecondFactor} confirms it. */
export const AuthenticatorSecret = v.object({
  /** In base32, for typing. */
  secret: text(64),
  /** `otpauth:` URL for a link or a QR code. */
  url: text(400),
  /** Names the secret in {@link setSecondFactor}. Valid for 15 minutes. */
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

/** The second factor after a change of it. */
export const ChangedSecondFactor = v.object({
  ...SecondFactor.entries,
  /** Recovery codes that replace the earlier ones [SF6]. In no other response. */
  newRecoveryCodes: v.exactOptional(v.array(text(20))),
});
export type ChangedSecondFactor = v.InferOutput<typeof ChangedSecondFactor>;

/**
 * Of an account with an app: a code from the present app, a recovery code, or one mailed by `mailAccountCode`. Others
 * need none.
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
 * Changes the second factor of the caller's account and mails its owner about it. `app` needs the token of {@link
 * prepareAuthenticator} and a code that the app shows: `code_wrong` for another, `code_expired` for an old token.
 * `none` is refused with `not_allowed` where one is required [SF2]. A wrong password is refused with `invalid_input`, and
 * so is a missing `factorCode`. `app` returns new recovery codes; the others delete them.
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
    /** From the app, a recovery code, or mailed by `mailAccountCode`. */
    factorCode: SecondFactorCode,
  }),
};

/**
 * Makes new recovery codes, which replace the earlier ones, and mails the owner about it [SF6]. Refused with
 * `second_factor_required` for an account without an authenticator app, with `invalid_input` for a wrong password, and
 * with `code_wrong` or `code_expired`.
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
