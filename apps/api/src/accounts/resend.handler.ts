import type { resend, resendLink } from "@sayara/api-client/contract/accounts/resend";
import { isUuid } from "#api/catalogue/locationRows.ts";
import type { UserRow } from "#api/database/accountTables.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Queries } from "#api/database/Schema.ts";
import type { AppContext } from "#api/http/App.ts";
import { clientAddress } from "#api/http/clientAddress.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { limitRate } from "#api/http/limitRate.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { answerAlike } from "./answerAlike.ts";
import { lockAccount } from "./lockAccount.ts";
import { mailActivation, mailNewAddress, mailReset } from "./mailLink.ts";

export const handleResend: Handler<typeof resend> = async ({ params, dependencies, context }) => {
  const { appType, userId: idOrEmail, flag: isReset } = params;
  const { db } = dependencies;
  const found = await findAccount(db, idOrEmail);
  await limitMails(dependencies, context, found?.email ?? idOrEmail);
  return answerAlike(dependencies.config, async () => {
    // Mails of the agencies' own application are not ours to send.
    if (appType !== "frontend" || found === undefined) return false;
    const tools = { ...dependencies, now: dependencies.clock() };
    return inTransaction(db, async (transaction) => {
      const account = await lockAccount(transaction, { id: found.id });
      // Moved meanwhile: no link goes to the address that it had.
      if (account === undefined || account.email !== found.email) return false;
      if (!isReset && account.activated_at !== null) return false;
      await (isReset ? mailReset : mailActivation)(transaction, account, tools);
      return true;
    });
  });
};

export const handleResendLink: Handler<typeof resendLink> = async ({ body, dependencies, context }) => {
  const { email } = body;
  await limitMails(dependencies, context, email);
  return answerAlike(dependencies.config, async () => {
    const waiting = await waitingFor(dependencies.db, email);
    const tools = { ...dependencies, now: dependencies.clock() };
    for (const { id } of waiting) {
      await inTransaction(dependencies.db, async (transaction) => {
        const account = await lockAccount(transaction, { id });
        if (account?.email === email && account.activated_at === null) {
          await mailActivation(transaction, account, tools);
        } else if (account?.pending_email === email) {
          await mailNewAddress(transaction, account, { ...tools, address: email });
        }
      });
    }
    return waiting.length > 0;
  });
};

/** A mailbox must not be flooded from here, whoever asks; nor many of them by one. */
async function limitMails(dependencies: Dependencies, context: AppContext, account: string): Promise<void> {
  const address = clientAddress(context);
  await limitRate(dependencies, { name: "mailed link here", key: address, burst: 10, secondsEach: 60 });
  await limitRate(dependencies, { name: "mailed link to", key: account, burst: 4, secondsEach: 300 });
}

function findAccount(db: Queries, idOrEmail: string): Promise<UserRow | undefined> {
  const users = db.selectFrom("users").selectAll();
  if (isUuid(idOrEmail)) return users.where("id", "=", idOrEmail).executeTakeFirst();
  return users.where("email", "=", idOrEmail).executeTakeFirst();
}

/** Accounts whose address is not confirmed, and those that are to move to this one. */
function waitingFor(db: Queries, email: string): Promise<Pick<UserRow, "id">[]> {
  return db
    .selectFrom("users")
    .select("id")
    .where((users) =>
      users.or([
        users.and([users("email", "=", email), users("activated_at", "is", null)]),
        users("pending_email", "=", email),
      ]),
    )
    .limit(5)
    .execute();
}
