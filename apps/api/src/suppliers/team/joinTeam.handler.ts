import { randomUUID } from "node:crypto";
import type { joinTeam, readTeamInvitation } from "@sayara/api-client/contract/accounts/joinTeam";
import { emailLock } from "#api/accounts/address/emailLock.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { hashPassword } from "#api/accounts/password/hashPassword.ts";
import { refuseCommonPassword } from "#api/accounts/password/refuseCommonPassword.ts";
import { toUser } from "#api/accounts/profile/toUser.ts";
import { openSession, sendSession } from "#api/accounts/session/session.ts";
import { limitLinks } from "#api/accounts/signUp/limitLinks.ts";
import type { Database } from "#api/database/Schema.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { hashOf } from "#api/security/hashOf.ts";
import { supplierLock } from "#api/suppliers/inSupplierTransaction.ts";
import { recordSupplierEdit } from "#api/suppliers/recordSupplierEdit.ts";

const invalidLink = { ok: true, status: 204, data: undefined } as const;

export const handleReadTeamInvitation: Handler<typeof readTeamInvitation> = async ({
  body: { token },
  dependencies,
  context,
}) => {
  await limitLinks(dependencies, context);
  const invitation = await findLive(dependencies.db, token, dependencies.clock());
  if (invitation === undefined) return invalidLink;
  const { agency, email, role } = invitation;
  return { ok: true, status: 200, data: { agency, email, role } };
};

/**
 * Uses up an invitation [TE1]. The link proves the address, so the account is confirmed at once. A removed
 * person's account is reactivated, with the new password as its only sign-in method [TE3].
 */
export const handleJoinTeam: Handler<typeof joinTeam> = async ({ body, dependencies, context }) => {
  const { token, fullName, password, language } = body;
  const { db, clock } = dependencies;
  await limitLinks(dependencies, context);
  const now = clock();
  const found = await findLive(db, token, now);
  if (found === undefined) return invalidLink;
  refuseCommonPassword("password", password);
  // Outside the transaction because hashing takes tens of milliseconds and PGlite runs one transaction at a time.
  const password_hash = await hashPassword(password);
  const joined = await inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, [supplierLock(found.supplier_id), emailLock(found.email)]);
    const invitation = await findLive(transaction, token, now);
    if (invitation === undefined) return undefined;
    const existing = await lockAccount(transaction, { email: invitation.email });
    if (existing !== undefined && existing.left_at === null) throw new RefusalError("email_registered");
    const columns = {
      type: "supplier",
      full_name: fullName,
      language,
      password_hash,
      account_status: "active",
      supplier_id: invitation.supplier_id,
      supplier_role: invitation.role,
      activated_at: now,
    } as const;
    const user =
      existing === undefined
        ? await transaction
            .insertInto("users")
            .values({
              ...columns,
              id: randomUUID(),
              email: invitation.email,
              enable_email_notifications: true,
              created_at: now,
            })
            .returningAll()
            .executeTakeFirstOrThrow()
        : await transaction
            .updateTable("users")
            .set({ ...columns, left_at: null, password_by_session: false })
            .where("id", "=", existing.id)
            .returningAll()
            .executeTakeFirstOrThrow();
    await transaction
      .updateTable("team_invitations")
      .set({ used_at: now })
      .where("id", "=", invitation.id)
      .execute();
    const { email, role, supplier_id: supplierId } = invitation;
    const edit = {
      subject: "person",
      subjectId: user.id,
      action: "joined",
      after: { email, role },
    } as const;
    await recordSupplierEdit(transaction, { supplierId, userId: user.id, now }, edit);
    return { user, session: await openSession(transaction, context, user.id, { application: "backend" }) };
  });
  if (joined === undefined) return invalidLink;
  sendSession(context, joined.session);
  return { ok: true, status: 200, data: toUser(joined.user) };
};

function findLive(db: Database, token: string, now: Date) {
  return db
    .selectFrom("team_invitations")
    .innerJoin("suppliers", "suppliers.id", "supplier_id")
    .select([
      "team_invitations.id",
      "supplier_id",
      "suppliers.name as agency",
      "team_invitations.email",
      "role",
    ])
    .where("token_hash", "=", hashOf(token))
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}
