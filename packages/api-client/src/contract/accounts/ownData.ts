import { PasswordAttempt } from "@sayara/domain/account/Password";
import { BookingCode } from "@sayara/domain/booking/actions/mailboxProof";
import { EntityId } from "@sayara/domain/id/EntityId";
import { deletionRefusalCodes } from "@sayara/domain/refusal/RefusalCode";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { text } from "../texts.ts";
import { UserData } from "./UserData.ts";

const accountRules = { session: "required" } as const;
const proofRefusals = [
  "not_signed_in",
  "not_allowed",
  "proof_required",
  "code_wrong",
  "code_expired",
] as const;

/**
 * Proves, beyond the session, that the caller owns the account: by the password, or by the code from {@link
 * mailAccountCode}. If the account has no password, or one that was set with only a session, only the code counts
 * (`proof_required`).
 */
const OwnerProof = v.object({
  password: v.exactOptional(PasswordAttempt),
  code: v.exactOptional(BookingCode),
});

const ownInput = { params: v.object({ id: EntityId }), body: OwnerProof };

/** Input schemas of {@link mailAccountCode}. */
export const mailAccountCodeInput = { params: v.object({ id: EntityId }) };

/**
 * Mails a code to the account's address, for {@link userData} and {@link deleteAccount}. The code works once, and a
 * later code replaces it.
 */
export const mailAccountCode = defineEndpoint({
  ...accountRules,
  name: "mailAccountCode",
  method: "POST",
  path: "/api/mail-account-code/{id}",
  input: inputOf<typeof mailAccountCodeInput>(),
  responses: {
    200: v.object({
      /** The address that the code was mailed to. */
      email: text(254),
      expiresAt: Instant,
    }),
  },
  refusals: ["not_signed_in", "not_allowed"],
});

/** Input schemas of {@link userData}. */
export const userDataInput = ownInput;

/** Returns all data that the marketplace holds about the caller, as a JSON file. */
export const userData = defineEndpoint({
  ...accountRules,
  name: "userData",
  method: "POST",
  path: "/api/user-data/{id}",
  input: inputOf<typeof userDataInput>(),
  responses: { 200: UserData },
  refusals: proofRefusals,
});

/** Input schemas of {@link deleteAccount}. */
export const deleteAccountInput = ownInput;

/**
 * Deletes the caller's own account. Every session ends, and records that must be retained no longer name the person
 * (/privacy). Refused while a booking, payment or refund is unfinished, and for staff, whose accounts an operator
 * deletes.
 */
export const deleteAccount = defineEndpoint({
  ...accountRules,
  name: "deleteAccount",
  method: "POST",
  path: "/api/delete-account/{id}",
  input: inputOf<typeof deleteAccountInput>(),
  responses: { 200: noContent },
  refusals: [...proofRefusals, ...deletionRefusalCodes],
});
