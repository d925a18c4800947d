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

const own = { session: "required" } as const;
const proofRefusals = [
  "not_signed_in",
  "not_allowed",
  "proof_required",
  "code_wrong",
  "code_expired",
] as const;

/**
 * Proves that the caller owns the account, beyond the session: by the password, or by the code of {@link mailAccountCode}.
 * Where the account has no password, or one that was set with a session alone, only the code counts (`proof_required`).
 */
const OwnerProof = v.object({
  password: v.exactOptional(PasswordAttempt),
  code: v.exactOptional(BookingCode),
});

const ownInput = { params: v.object({ id: EntityId }), body: OwnerProof };

/** Schemas of the input of {@link mailAccountCode}. */
export const mailAccountCodeInput = { params: v.object({ id: EntityId }) };

/**
 * Mails a code to the account's address, for {@link userData} and {@link deleteAccount}. It works once; a later code
 * replaces it.
 */
export const mailAccountCode = defineEndpoint({
  ...own,
  name: "mailAccountCode",
  method: "POST",
  path: "/api/mail-account-code/{id}",
  input: inputOf<typeof mailAccountCodeInput>(),
  answers: {
    200: v.object({
      /** The address of the mailbox. */
      email: text(254),
      expiresAt: Instant,
    }),
  },
  refusals: ["not_signed_in", "not_allowed"],
});

/** Schemas of the input of {@link userData}. */
export const userDataInput = ownInput;

/** Returns everything that the marketplace holds about the person, as a JSON file; only the person's own. */
export const userData = defineEndpoint({
  ...own,
  name: "userData",
  method: "POST",
  path: "/api/user-data/{id}",
  input: inputOf<typeof userDataInput>(),
  answers: { 200: UserData },
  refusals: proofRefusals,
});

/** Schemas of the input of {@link deleteAccount}. */
export const deleteAccountInput = ownInput;

/**
 * Deletes the account, only the caller's own: every session ends, and what must be kept no longer names the person
 * (/privacy). Refused while a booking, payment or refund is not over, and for staff, whose accounts an operator deletes.
 */
export const deleteAccount = defineEndpoint({
  ...own,
  name: "deleteAccount",
  method: "POST",
  path: "/api/delete-account/{id}",
  input: inputOf<typeof deleteAccountInput>(),
  answers: { 200: noContent },
  refusals: [...proofRefusals, ...deletionRefusalCodes],
});
