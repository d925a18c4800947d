import { PasskeyName } from "@sayara/domain/account/PasskeyName";
import { SecondFactorCode } from "@sayara/domain/account/RecoveryCode";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Instant } from "@sayara/domain/time/Instant";
import { User } from "@sayara/domain/user/User";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { text } from "../texts.ts";
import { OwnerProof, proofRefusals } from "./OwnerProof.ts";
import { base64Url, PasskeyAssertion, PasskeyRegistration } from "./passkeyResponses.ts";

/** A passkey of the caller, without its key [PK1]. */
export const Passkey = v.object({
  id: EntityId,
  name: text(60),
  createdAt: Instant,
  /** Null if it was never used. */
  lastUsedAt: v.nullable(Instant),
});
export type Passkey = v.InferOutput<typeof Passkey>;

const Passkeys = v.object({ items: v.array(Passkey) });
const ownAccount = { session: "required" } as const;

/** Lists the caller's passkeys, newest first. */
export const passkeys = defineEndpoint({
  ...ownAccount,
  name: "passkeys",
  method: "GET",
  path: "/api/passkeys",
  responses: { 200: Passkeys },
  refusals: ["not_signed_in"],
});

/** Options with which a browser creates a passkey (`PublicKeyCredentialCreationOptionsJSON` of WebAuthn). */
export const PasskeyCreation = v.object({
  challenge: base64Url(100),
  rp: v.object({ id: text(253), name: text(200) }),
  user: v.object({ id: base64Url(100), name: text(254), displayName: text(200) }),
  pubKeyCredParams: v.array(
    v.object({ type: v.literal("public-key"), alg: v.pipe(v.number(), v.integer(), v.minValue(-65_535)) }),
  ),
  /** In milliseconds. */
  timeout: v.pipe(v.number(), v.integer(), v.minValue(0)),
  attestation: v.literal("none"),
  /** The account's passkeys: a device that has one of them creates no other. */
  excludeCredentials: v.array(v.object({ type: v.literal("public-key"), id: base64Url(1364) })),
  authenticatorSelection: v.object({
    residentKey: v.literal("required"),
    requireResidentKey: v.literal(true),
    userVerification: v.literal("required"),
  }),
});
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreation>;

/** Input schemas of {@link preparePasskey}. */
export const preparePasskeyInput = {
  body: v.object({
    ...OwnerProof.entries,
    /**
     * For an account with an authenticator app, besides the password or the mailed code: a code from the app,
     * a recovery code, or a code mailed by `mailAccountCode` [SF7].
     */
    factorCode: v.exactOptional(SecondFactorCode),
  }),
};

/**
 * Returns the options for creating a passkey, to a caller who proves ownership of the account [PK4]. They are
 * valid for 5 minutes and one {@link addPasskey}. An account with an authenticator app also needs
 * `factorCode`, unless a passkey is the proof. `too_many_passkeys`: the account has the maximum number of
 * passkeys [PK5].
 */
export const preparePasskey = defineEndpoint({
  ...ownAccount,
  name: "preparePasskey",
  method: "POST",
  path: "/api/prepare-passkey",
  input: inputOf<typeof preparePasskeyInput>(),
  responses: { 200: PasskeyCreation },
  refusals: ["not_signed_in", "not_allowed", ...proofRefusals, "too_many_passkeys"],
});

/** Input schemas of {@link addPasskey}. */
export const addPasskeyInput = {
  body: v.object({ name: PasskeyName, registration: PasskeyRegistration }),
};

/**
 * Adds a passkey that a browser created with the options of {@link preparePasskey}, and notifies the owner by
 * mail [PK4]. `passkey_refused`: the passkey cannot be verified, or the options have expired.
 */
export const addPasskey = defineEndpoint({
  ...ownAccount,
  name: "addPasskey",
  method: "POST",
  path: "/api/add-passkey",
  input: inputOf<typeof addPasskeyInput>(),
  responses: { 200: Passkeys },
  refusals: ["not_signed_in", "not_allowed", "passkey_refused", "too_many_passkeys"],
});

/** Input schemas of {@link removePasskey}. */
export const removePasskeyInput = {
  params: v.object({ passkeyId: EntityId }),
  body: OwnerProof,
};

/**
 * Removes a passkey for a caller who proves ownership of the account, and notifies the owner by mail [PK4].
 */
export const removePasskey = defineEndpoint({
  ...ownAccount,
  name: "removePasskey",
  method: "POST",
  path: "/api/remove-passkey/{passkeyId}",
  input: inputOf<typeof removePasskeyInput>(),
  responses: { 200: Passkeys },
  refusals: ["not_signed_in", "not_allowed", "not_found", ...proofRefusals],
});

/**
 * Options with which a browser uses a passkey (`PublicKeyCredentialRequestOptionsJSON` of WebAuthn). They
 * name no account.
 */
export const PasskeyRequest = v.object({
  challenge: base64Url(100),
  rpId: text(253),
  /** In milliseconds. */
  timeout: v.pipe(v.number(), v.integer(), v.minValue(0)),
  userVerification: v.literal("required"),
});
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>;

/** Returns a challenge for one use of a passkey within 5 minutes [PK2]. The response names no account. */
export const passkeyChallenge = defineEndpoint({
  name: "passkeyChallenge",
  method: "POST",
  path: "/api/passkey-challenge",
  responses: { 200: PasskeyRequest },
});

/** Input schemas of {@link signInWithPasskey}. */
export const signInWithPasskeyInput = {
  body: v.object({ assertion: PasskeyAssertion, stayConnected: v.optional(v.boolean(), false) }),
};

/**
 * Signs in to the calling application, website or portal, with a passkey. No second factor is required [PK3].
 * `refused`: the passkey is unknown, was removed, or does not match a valid challenge. The portal refuses
 * drivers with `not_allowed`.
 */
export const signInWithPasskey = defineEndpoint({
  name: "signInWithPasskey",
  method: "POST",
  path: "/api/sign-in-with-passkey",
  input: inputOf<typeof signInWithPasskeyInput>(),
  responses: { 200: User, 204: noContent },
  outcomes: { 200: "signedIn", 204: "refused" },
  refusals: ["account_suspended", "not_allowed"],
  sessionEffect: "opens",
});
