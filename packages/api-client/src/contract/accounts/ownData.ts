import { EntityId } from "@sayara/domain/id/EntityId";
import { deletionRefusalCodes } from "@sayara/domain/refusal/RefusalCode";
import { Instant } from "@sayara/domain/time/Instant";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { text } from "../texts.ts";
import { OwnerProof, proofRefusals } from "./OwnerProof.ts";
import { UserData } from "./UserData.ts";

const accountRules = { session: "required" } as const;
const ownRefusals = ["not_signed_in", "not_allowed", ...proofRefusals] as const;

const ownInput = { params: v.object({ id: EntityId }), body: OwnerProof };

/** Input schemas of {@link mailAccountCode}. */
export const mailAccountCodeInput = { params: v.object({ id: EntityId }) };

/**
 * Mails a code to the account's address, for {@link userData}, {@link deleteAccount} and changes of passkeys. The code
 * works once, and a later code replaces it.
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
  refusals: ownRefusals,
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
  refusals: [...ownRefusals, ...deletionRefusalCodes],
});
