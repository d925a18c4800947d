import { PasswordAttempt } from "@sayara/domain/account/Password";
import { SixDigitCode } from "@sayara/domain/validation/SixDigitCode";
import * as v from "valibot";
import { PasskeyAssertion } from "./passkeyResponses.ts";

/**
 * Proves, beyond the session, that the caller owns the account: by the password, by the code from `mailAccountCode`, or
 * by a passkey of the account. If the account has no password, or one that was set with only a session, the password
 * does not count (`proof_required`).
 */
export const OwnerProof = v.object({
  password: v.exactOptional(PasswordAttempt),
  code: v.exactOptional(SixDigitCode),
  /** The use of a passkey, for a challenge of `passkeyChallenge`. */
  passkey: v.exactOptional(PasskeyAssertion),
});
export type OwnerProof = v.InferOutput<typeof OwnerProof>;

/** Why a proof is refused. */
export const proofRefusals = ["proof_required", "code_wrong", "code_expired", "passkey_refused"] as const;
