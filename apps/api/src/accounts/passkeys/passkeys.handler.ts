import type {
  addPasskey,
  passkeyChallenge,
  passkeys,
  preparePasskey,
  removePasskey,
} from "@sayara/api-client/contract/accounts/passkeys";
import { MAX_PASSKEYS } from "@sayara/domain/account/PasskeyName";
import { generateRegistrationOptions } from "@simplewebauthn/server";
import { isoBase64URL, isoUint8Array } from "@simplewebauthn/server/helpers";
import { inAccountTransaction } from "#api/accounts/inAccountTransaction.ts";
import { mailAccount } from "#api/accounts/mailAccount.ts";
import { limitPasswordChecks } from "#api/accounts/password/limitPasswordChecks.ts";
import { checkProof, requireProof } from "#api/accounts/proveOwner.ts";
import { limitConfirmations, requireFactorCode } from "#api/accounts/secondFactor/proveSecondFactor.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { CHALLENGE_TIME, issueChallenge } from "./passkeyChallenge.ts";
import { PASSKEY_ALGORITHMS, verifyNewPasskey } from "./verifyNewPasskey.ts";

export const handlePasskeys: Handler<typeof passkeys> = async ({ user, dependencies: { db } }) => {
  return { ok: true, status: 200, data: { items: await readPasskeys(db, user.id) } };
};

export const handlePreparePasskey: Handler<typeof preparePasskey> = async ({
  body,
  user,
  dependencies,
  context,
}) => {
  const proof = await checkProof(dependencies, user, body);
  const { config, clock } = dependencies;
  const { factorCode } = body;
  if (factorCode !== undefined) await limitConfirmations(dependencies, user.id);
  const data = await inAccountTransaction(context, { id: user.id }, async (transaction, account) => {
    await requireProof(transaction, { user, account, proof }, { ...dependencies, now: clock() });
    // A passkey counts as both factors [PK3].
    if (proof.kind !== "passkey") await requireFactorCode(transaction, account, factorCode, dependencies);
    const existing = await transaction
      .selectFrom("passkeys")
      .select("credential_id")
      .where("user_id", "=", user.id)
      .execute();
    if (existing.length >= MAX_PASSKEYS) throw new RefusalError("too_many_passkeys");
    const options = await generateRegistrationOptions({
      rpName: config.siteName,
      rpID: config.passkeys.domain,
      userID: isoUint8Array.fromUTF8String(account.id),
      userName: account.email,
      userDisplayName: account.full_name,
      challenge: await issueChallenge({ ...dependencies, db: transaction }, user.id),
      timeout: CHALLENGE_TIME,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    });
    return {
      challenge: options.challenge,
      rp: { id: config.passkeys.domain, name: config.siteName },
      user: options.user,
      pubKeyCredParams: options.pubKeyCredParams,
      timeout: CHALLENGE_TIME,
      attestation: "none" as const,
      excludeCredentials: existing.map(({ credential_id: id }) => ({ type: "public-key" as const, id })),
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      } as const,
    };
  });
  return { ok: true, status: 200, data };
};

export const handleAddPasskey: Handler<typeof addPasskey> = async ({ body, user, dependencies, context }) => {
  const { name, registration } = body;
  await limitPasswordChecks(dependencies, user.id);
  const credential = await verifyNewPasskey(dependencies, { registration, userId: user.id });
  if (credential === undefined) throw new RefusalError("passkey_refused");
  const now = dependencies.clock();
  const items = await inAccountTransaction(context, { id: user.id }, async (transaction, account) => {
    const stored = await readPasskeys(transaction, user.id);
    if (stored.length >= MAX_PASSKEYS) throw new RefusalError("too_many_passkeys");
    const added = await transaction
      .insertInto("passkeys")
      .values({
        user_id: user.id,
        credential_id: credential.id,
        public_key: isoBase64URL.fromBuffer(credential.publicKey),
        counter: credential.counter,
        name,
        created_at: now,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .returning("id")
      .executeTakeFirst();
    // The credential is already registered. Credential ids are random, so this is no accidental collision.
    if (added === undefined) throw new RefusalError("passkey_refused");
    const mail = { kind: "passkeyChanged", change: "added", passkey: name, changedAt: now } as const;
    await mailAccount(transaction, account, mail, { now });
    return readPasskeys(transaction, user.id);
  });
  return { ok: true, status: 200, data: { items } };
};

export const handleRemovePasskey: Handler<typeof removePasskey> = async ({
  params: { passkeyId },
  body,
  user,
  dependencies,
  context,
}) => {
  const proof = await checkProof(dependencies, user, body);
  const now = dependencies.clock();
  const items = await inAccountTransaction(context, { id: user.id }, async (transaction, account) => {
    await requireProof(transaction, { user, account, proof }, { ...dependencies, now });
    const removed = isUuid(passkeyId)
      ? await transaction
          .deleteFrom("passkeys")
          .where("id", "=", passkeyId)
          .where("user_id", "=", user.id)
          .returning("name")
          .executeTakeFirst()
      : undefined;
    if (removed === undefined) throw new RefusalError("not_found");
    const mail = {
      kind: "passkeyChanged",
      change: "removed",
      passkey: removed.name,
      changedAt: now,
    } as const;
    await mailAccount(transaction, account, mail, { now });
    return readPasskeys(transaction, user.id);
  });
  return { ok: true, status: 200, data: { items } };
};

/** Lists no credentials, so that the response reveals no account. */
export const handlePasskeyChallenge: Handler<typeof passkeyChallenge> = async ({ dependencies, context }) => {
  const limit = { name: "passkey challenge", burst: 30, secondsEach: 10 };
  await limitRate(dependencies, { ...limit, key: clientAddress(context) });
  const challenge = await issueChallenge(dependencies, null);
  return {
    ok: true,
    status: 200,
    data: {
      challenge: isoBase64URL.fromBuffer(challenge),
      rpId: dependencies.config.passkeys.domain,
      timeout: CHALLENGE_TIME,
      userVerification: "required",
    },
  };
};

async function readPasskeys(db: Database, userId: string) {
  const rows = await db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));
}
