import type { resend, resendLink } from "@sayara/api-client/contract/accounts/resend";
import { sql } from "kysely";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Database } from "#api/database/Schema.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { isApplicationOf } from "./isApplicationOf.ts";
import { respondUniformly } from "./respondUniformly.ts";
import { limitMailsTo, type RequestedMail } from "#api/accounts/limitMailsTo.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { mailActivation, mailNewAddress, mailReset } from "./mailLink.ts";

export const handleResend: Handler<typeof resend> = async ({ params, dependencies, context }) => {
  const { appType, userId: idOrEmail, flag: isReset } = params;
  const { db } = dependencies;
  const requestedAccount = await findAccount(db, idOrEmail);
  const kind = isReset ? "reset" : "confirmation";
  await limitMails(dependencies, context, { kind, address: requestedAccount?.email ?? idOrEmail });
  return respondUniformly(dependencies.config, async () => {
    if (requestedAccount === undefined || !isApplicationOf(requestedAccount, appType)) return false;
    const tools = { ...dependencies, now: dependencies.clock() };
    return inTransaction(db, async (transaction) => {
      const account = await lockAccount(transaction, { id: requestedAccount.id });
      // The account's email address has changed since then, so the old address gets no link.
      if (account === undefined || account.email !== requestedAccount.email) return false;
      if (!isReset && account.activated_at !== null) return false;
      await (isReset ? mailReset : mailActivation)(transaction, account, tools);
      return true;
    });
  });
};

export const handleResendLink: Handler<typeof resendLink> = async ({ body, user, dependencies, context }) => {
  const { email } = body;
  await limitMails(dependencies, context, { kind: "confirmation", address: email });
  return respondUniformly(dependencies.config, async () => {
    const id = await findRecipient(dependencies.db, email, user);
    if (id === undefined) return false;
    const tools = { ...dependencies, now: dependencies.clock() };
    return inTransaction(dependencies.db, async (transaction) => {
      const account = await lockAccount(transaction, { id });
      if (account?.email === email && account.activated_at === null) {
        await mailActivation(transaction, account, tools);
      } else if (account?.pending_email === email) {
        await mailNewAddress(transaction, account, { ...tools, address: email });
      } else return false;
      return true;
    });
  });
};

/** Limits mails per caller and per recipient. */
async function limitMails(
  dependencies: Dependencies,
  context: AppContext,
  mail: { kind: RequestedMail; address: string },
): Promise<void> {
  const key = clientAddress(context);
  await limitRate(dependencies, { name: "mailed link per caller", key, burst: 10, secondsEach: 60 });
  await limitMailsTo(dependencies, { ...mail, db: dependencies.db });
}

function findAccount(db: Database, idOrEmail: string): Promise<UserRow | undefined> {
  const users = db.selectFrom("users").selectAll();
  if (isUuid(idOrEmail)) return users.where("id", "=", idOrEmail).executeTakeFirst();
  return users.where("email", "=", idOrEmail).executeTakeFirst();
}

/**
 * Returns the only account that gets a mail: the session's account if this is its pending address and no
 * account has it; otherwise the account with this address; otherwise the account that last requested this
 * address. So a stranger's pending address never blocks the owner's mail.
 */
async function findRecipient(
  db: Database,
  email: string,
  user: UserRow | undefined,
): Promise<string | undefined> {
  if (user?.pending_email === email && !(await isRegistered(db, email))) return user.id;
  const users = db.selectFrom("users").select(["users.id", "activated_at"]);
  const registeredAccount = await users.where("email", "=", email).executeTakeFirst();
  if (registeredAccount !== undefined)
    return registeredAccount.activated_at === null ? registeredAccount.id : undefined;
  const latest = await users
    .leftJoin("mailed_tokens", (join) =>
      join
        .onRef("mailed_tokens.user_id", "=", "users.id")
        .on("mailed_tokens.kind", "=", "email")
        .on("mailed_tokens.email", "=", email),
    )
    .where("pending_email", "=", email)
    .orderBy(sql`mailed_tokens.created_at desc nulls last`)
    .limit(1)
    .executeTakeFirst();
  return latest?.id;
}

async function isRegistered(db: Database, email: string): Promise<boolean> {
  const users = db.selectFrom("users").select("id").where("email", "=", email);
  return (await users.executeTakeFirst()) !== undefined;
}
