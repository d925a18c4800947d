import type {
  updateEmailNotifications,
  updateLanguage,
  updateUser,
} from "@sayara/api-client/contract/accounts/updateUser";
import type { ProfileUpdate } from "@sayara/domain/account/ProfileUpdate";
import type { UserRow } from "#api/database/accountTables.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { limitRate } from "#api/http/limitRate.ts";
import { askForAddress } from "./askForAddress.ts";
import { lockAccount } from "./lockAccount.ts";
import { ownAccount } from "./ownAccount.ts";
import { refuseBadAge } from "./refuseBadAge.ts";
import { requireSession } from "./session.ts";

/** Changes the profile. A new address only takes its place once its owner has opened the link mailed there. */
export const handleUpdateUser: Handler<typeof updateUser> = async ({ body, user, dependencies, context }) => {
  const { db, clock } = dependencies;
  const account = await ownAccount(db, user, body.id);
  if (body.birthDate !== undefined && body.birthDate !== account.birth_date) {
    refuseBadAge(body.birthDate, dependencies);
  }
  const { email } = body;
  // A form sends what it shows: the address it has, or the one that is asked for already, asks for nothing.
  const wantsAddress = email !== undefined && email !== account.email && email !== account.pending_email;
  if (wantsAddress) {
    await limitRate(dependencies, { name: "new address", key: user.id, burst: 5, secondsEach: 600 });
  }
  const tools = { ...dependencies, now: clock() };
  await inTransaction(db, async (transaction) => {
    const current = await lockAccount(transaction, { id: account.id });
    await requireSession(context, transaction);
    const changes = changesOf(body);
    if (Object.keys(changes).length > 0) {
      await transaction.updateTable("users").set(changes).where("id", "=", account.id).execute();
    }
    if (wantsAddress && current !== undefined) await askForAddress(transaction, current, email, tools);
  });
  return { ok: true, status: 200, data: undefined };
};

export const handleUpdateLanguage: Handler<typeof updateLanguage> = async ({
  body: { id, language },
  user,
  dependencies: { db },
}) => {
  const account = await ownAccount(db, user, id);
  await db.updateTable("users").set({ language }).where("id", "=", account.id).execute();
  return { ok: true, status: 200, data: undefined };
};

export const handleUpdateEmailNotifications: Handler<typeof updateEmailNotifications> = async ({
  body: { enableEmailNotifications },
  user,
  dependencies: { db },
}) => {
  const change = { enable_email_notifications: enableEmailNotifications };
  await db.updateTable("users").set(change).where("id", "=", user.id).execute();
  return { ok: true, status: 200, data: undefined };
};

/** Absent fields stay as they are; an emptied text is none. */
function changesOf({ fullName, phone, birthDate, location, bio }: ProfileUpdate): Partial<UserRow> {
  return {
    ...(fullName !== undefined && { full_name: fullName }),
    ...(phone !== undefined && { phone }),
    ...(birthDate !== undefined && { birth_date: birthDate }),
    ...(location !== undefined && { location: location === "" ? null : location }),
    ...(bio !== undefined && { bio: bio === "" ? null : bio }),
  };
}
