import type {
  inviteToTeam,
  resendTeamInvitation,
  revokeTeamInvitation,
} from "@sayara/api-client/contract/suppliers/team";
import { invitationExpiresAt } from "@sayara/domain/account/invitationExpiresAt";
import { MAX_TEAM_PEOPLE } from "@sayara/domain/config/businessDefaults";
import { emailLock } from "#api/accounts/address/emailLock.ts";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { AppContext } from "#api/server/http/App.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { invitationToken } from "#api/security/links/invitationToken.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";
import { hashOf } from "#api/security/hashOf.ts";
import { inSupplierTransaction, type SupplierWrite } from "#api/suppliers/inSupplierTransaction.ts";
import { requirePlanCapacity } from "#api/money/subscriptions/requirePlanCapacity.ts";
import { requireConfirmedAddress } from "#api/suppliers/requireSupplier.ts";
import { countPeople, readTeam } from "./readTeam.ts";

/** Invites a person [TE1]. Replaces an open invitation to the same address. */
export const handleInviteToTeam: Handler<typeof inviteToTeam> = async ({
  params,
  body: { email, role },
  dependencies: { clock, config },
  context,
}) => {
  const options = { segment: params.supplier, action: "editTeam", locks: [emailLock(email)] } as const;
  const data = await inSupplierTransaction(context, options, async (write) => {
    const { transaction, supplier, user, recordEdit } = write;
    const account = await lockAccount(transaction, { email });
    // If registered addresses are secret, only the mailed link reveals that the address has an account.
    if (config.revealRegisteredEmails && account !== undefined && account.left_at === null)
      throw new RefusalError("email_registered");
    const now = clock();
    await transaction
      .updateTable("team_invitations")
      .set({ revoked_at: now })
      .where("supplier_id", "=", supplier.id)
      .where("email", "=", email)
      .where("used_at", "is", null)
      .where("revoked_at", "is", null)
      .execute();
    if ((await countPeople(transaction, supplier.id)) >= MAX_TEAM_PEOPLE)
      throw new RefusalError("too_many_people");
    await requirePlanCapacity(transaction, supplier, "people", write.planContext);
    const { token_hash, expires_at } = await mailInvitation(write, context, { email, role });
    const { id } = await transaction
      .insertInto("team_invitations")
      .values({
        supplier_id: supplier.id,
        token_hash,
        email,
        role,
        invited_by: user.id,
        created_at: now,
        expires_at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordEdit({ subject: "invitation", subjectId: id, action: "invited", after: { email, role } });
    return readTeam(transaction, { supplierId: supplier.id, callerId: user.id, now });
  });
  return { ok: true, status: 200, data };
};

/** Mails an invitation again. The earlier link no longer works. */
export const handleResendTeamInvitation: Handler<typeof resendTeamInvitation> = async ({
  params,
  dependencies: { clock },
  context,
}) => {
  const options = { segment: params.supplier, action: "editTeam" } as const;
  const data = await inSupplierTransaction(context, options, async (write) => {
    const { transaction, supplier, user, recordEdit } = write;
    const invitation = await findOpen(write, params.invitationId);
    const renewed = await mailInvitation(write, context, invitation);
    await transaction.updateTable("team_invitations").set(renewed).where("id", "=", invitation.id).execute();
    await recordEdit({ subject: "invitation", subjectId: invitation.id, action: "resent" });
    return readTeam(transaction, { supplierId: supplier.id, callerId: user.id, now: clock() });
  });
  return { ok: true, status: 200, data };
};

export const handleRevokeTeamInvitation: Handler<typeof revokeTeamInvitation> = async ({
  params,
  dependencies: { clock },
  context,
}) => {
  const options = { segment: params.supplier, action: "editTeam" } as const;
  const data = await inSupplierTransaction(context, options, async (write) => {
    const { transaction, supplier, user, recordEdit } = write;
    const { id, email, role } = await findOpen(write, params.invitationId);
    const now = clock();
    await transaction.updateTable("team_invitations").set({ revoked_at: now }).where("id", "=", id).execute();
    await recordEdit({ subject: "invitation", subjectId: id, action: "revoked", before: { email, role } });
    return readTeam(transaction, { supplierId: supplier.id, callerId: user.id, now });
  });
  return { ok: true, status: 200, data };
};

async function findOpen({ transaction, supplier }: SupplierWrite, id: string) {
  const invitation = isUuid(id)
    ? await transaction
        .selectFrom("team_invitations")
        .select(["id", "email", "role"])
        .where("id", "=", id)
        .where("supplier_id", "=", supplier.id)
        .where("used_at", "is", null)
        .where("revoked_at", "is", null)
        .executeTakeFirst()
    : undefined;
  if (invitation === undefined) throw new RefusalError("not_found");
  return invitation;
}

/** Queues the mail with a new link, in the inviter's language. Returns the columns of the link. */
async function mailInvitation(
  { transaction, supplier, user }: SupplierWrite,
  { var: { dependencies } }: AppContext,
  { email, role }: { email: string; role: SupplierWrite["user"]["supplier_role"] },
): Promise<{ token_hash: string; expires_at: Date }> {
  const { clock, config, randomBytes } = dependencies;
  requireConfirmedAddress(user);
  const now = clock();
  const tools = { ...dependencies, db: transaction };
  await limitRate(tools, { name: "invitations", key: supplier.id, burst: 20, secondsEach: 300 });
  await limitMailsTo(dependencies, { db: transaction, kind: "invitation", address: email });
  const invitationSeed = randomBytes(32).toString("base64url");
  const expiresAt = invitationExpiresAt(now);
  const content = {
    kind: "teamInvitation",
    inviter: user.full_name,
    agency: supplier.name,
    role,
    invitationSeed,
    expiresAt,
  } as const;
  const to = { name: email, address: email };
  await postMail(transaction, [{ to, language: user.language, content }], now);
  return { token_hash: hashOf(invitationToken(config.secret, invitationSeed)), expires_at: expiresAt };
}
