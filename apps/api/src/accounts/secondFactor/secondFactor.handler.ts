import type {
  makeRecoveryCodes,
  prepareAuthenticator,
  secondFactor,
  setSecondFactor,
} from "@sayara/api-client/contract/accounts/secondFactor";
import { inAccountTransaction } from "#api/accounts/inAccountTransaction.ts";
import { mailAccount } from "#api/accounts/mailAccount.ts";
import { isPasswordCorrect } from "#api/accounts/password/isPasswordCorrect.ts";
import { limitPasswordChecks } from "#api/accounts/password/limitPasswordChecks.ts";
import { wrongPasswordError } from "#api/accounts/password/provePassword.ts";
import { endOtherSessions } from "#api/accounts/session/session.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { isTokenValid, signToken } from "#api/security/signedToken.ts";
import { authenticatorOf, stepOfCode } from "./authenticator.ts";
import { limitConfirmations, requireFactorCode } from "./proveSecondFactor.ts";
import { countRecoveryCodes, deleteRecoveryCodes, makeRecoveryCodes as makeCodes } from "./recoveryCodes.ts";
import { isSecondFactorRequired, secondFactorOf } from "./secondFactorOf.ts";

const MINUTE = 60_000;
const SECRET_MINUTES = 15;

export const handleSecondFactor: Handler<typeof secondFactor> = async ({
  user,
  dependencies: { config, db },
}) => {
  return {
    ok: true,
    status: 200,
    data: {
      method: secondFactorOf(config, user),
      isRequired: isSecondFactorRequired(config, user),
      ...(user.second_factor === "app" && { recoveryCodes: await countRecoveryCodes(db, user.id) }),
    },
  };
};

/**
 * Returns a new secret. Its signed token contains the seed, so that nothing is stored before a code confirms
 * the app.
 */
export const handlePrepareAuthenticator: Handler<typeof prepareAuthenticator> = async ({
  user,
  dependencies: { config, clock, randomBytes },
}) => {
  const seed = randomBytes(20).toString("base64url");
  const authenticator = authenticatorOf(config, { seed, email: user.email });
  const expiresAt = new Date(clock().getTime() + SECRET_MINUTES * MINUTE);
  const signed = signToken(config.secret, { ...authenticatorToken(user, seed), expiresAt });
  return {
    ok: true,
    status: 200,
    data: {
      secret: authenticator.secret.base32,
      url: authenticator.toString(),
      token: `${seed}.${signed}`,
    },
  };
};

export const handleSetSecondFactor: Handler<typeof setSecondFactor> = async ({
  body,
  user,
  dependencies,
  context,
}) => {
  const { config, clock } = dependencies;
  const isRequired = isSecondFactorRequired(config, user);
  if (body.method === "none" && isRequired) throw new RefusalError("not_allowed");
  await limitPasswordChecks(dependencies, user.id);
  if (!(await isPasswordCorrect(user.password_hash, body.password))) throw wrongPasswordError();
  if (body.factorCode !== undefined) await limitConfirmations(dependencies, user.id);
  const now = clock();
  const columns =
    body.method === "app"
      ? { second_factor: "app" as const, ...confirmedAuthenticator(user, body, { config, now }) }
      : { second_factor: body.method === "none" ? null : body.method, authenticator_seed: null };
  const data = await inAccountTransaction(context, { id: user.id }, async (transaction, account) => {
    // The password has changed since it was checked.
    if (account.password_hash !== user.password_hash) throw wrongPasswordError();
    await requireFactorCode(transaction, account, body.factorCode, dependencies);
    const changed = await transaction
      .updateTable("users")
      .set(columns)
      .where("id", "=", user.id)
      .returning(["type", "second_factor"])
      .executeTakeFirstOrThrow();
    // Other sessions were opened without the second factor.
    if (body.method !== "none") await endOtherSessions(context, transaction, user.id);
    const mail = { kind: "secondFactorChanged", method: body.method, changedAt: now } as const;
    await mailAccount(transaction, account, mail, { now });
    const method = secondFactorOf(config, changed);
    if (body.method !== "app") {
      await deleteRecoveryCodes(transaction, user.id);
      return { method, isRequired };
    }
    const newRecoveryCodes = await makeCodes(transaction, account, dependencies);
    return { method, isRequired, recoveryCodes: newRecoveryCodes.length, newRecoveryCodes };
  });
  return { ok: true, status: 200, data };
};

/**
 * Replaces the recovery codes of an account with an app. Requires the password and the second factor [SF6,
 * SF7].
 */
export const handleMakeRecoveryCodes: Handler<typeof makeRecoveryCodes> = async ({
  body: { password, factorCode },
  user,
  dependencies,
  context,
}) => {
  const { config, clock } = dependencies;
  if (user.second_factor !== "app") throw new RefusalError("second_factor_required");
  await limitPasswordChecks(dependencies, user.id);
  if (!(await isPasswordCorrect(user.password_hash, password))) throw wrongPasswordError();
  await limitConfirmations(dependencies, user.id);
  const newRecoveryCodes = await inAccountTransaction(
    context,
    { id: user.id },
    async (transaction, account) => {
      // The password or the app may have changed since they were checked.
      if (account.password_hash !== user.password_hash) throw wrongPasswordError();
      if (account.second_factor !== "app") throw new RefusalError("second_factor_required");
      await requireFactorCode(transaction, account, factorCode, dependencies);
      const codes = await makeCodes(transaction, account, dependencies);
      const now = clock();
      const mail = {
        kind: "recoveryCodesChanged",
        change: "made",
        remaining: codes.length,
        changedAt: now,
      } as const;
      await mailAccount(transaction, account, mail, { now });
      return codes;
    },
  );
  const isRequired = isSecondFactorRequired(config, user);
  return {
    ok: true,
    status: 200,
    data: { method: "app", isRequired, recoveryCodes: newRecoveryCodes.length, newRecoveryCodes },
  };
};

/**
 * Verifies an authenticator's code and returns the columns of the authenticator.
 *
 * @throws RefusalError `code_expired` for a token that is expired or belongs to another account;
 *   `code_wrong`.
 */
function confirmedAuthenticator(
  { id, email }: UserRow,
  { token, code }: { token: string; code: string },
  { config, now }: { config: Parameters<typeof authenticatorOf>[0]; now: Date },
) {
  const [seed = "", ...signed] = token.split(".");
  if (!isTokenValid(config.secret, signed.join("."), { ...authenticatorToken({ id }, seed), now }))
    throw new RefusalError("code_expired");
  const step = stepOfCode(authenticatorOf(config, { seed, email }), code, now);
  if (step === undefined) throw new RefusalError("code_wrong");
  return { authenticator_seed: seed, authenticator_step: step };
}

const authenticatorToken = ({ id }: Pick<UserRow, "id">, seed: string) =>
  ({ purpose: "authenticator", subject: `${id}\n${seed}` }) as const;
