import { PasswordAttempt } from "@sayara/domain/account/Password";
import { SixDigitCode } from "@sayara/domain/validation/SixDigitCode";
import * as v from "valibot";
import { PasskeyAssertion } from "./passkeyResponses.ts";

/**
 * Proof, in addition to the session, that the caller owns the account: the password, the code from
 * `mailAccountCode`, or a passkey of the account. `proof_required`: the account has no password, or the
 * password was set with only a session and does not count.
 */
export const OwnerProof = v.object({
  password: v.exactOptional(PasswordAttempt),
  code: v.exactOptional(SixDigitCode),
  /** A browser's response to a challenge of `passkeyChallenge`. */
  passkey: v.exactOptional(PasskeyAssertion),
});
export type OwnerProof = v.InferOutput<typeof OwnerProof>;

/** Refusal codes of a missing or invalid proof. */
export const proofRefusals = ["proof_required", "code_wrong", "code_expired", "passkey_refused"] as const;
