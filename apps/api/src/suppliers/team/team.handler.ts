import type {
  changeTeamRole,
  endTeamSessions,
  removeFromTeam,
  supplierTeam,
} from "@sayara/api-client/contract/suppliers/team";
import type { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { revokeAccess } from "#api/accounts/session/revokeAccess.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { AppContext } from "#api/server/http/App.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { inSupplierTransaction, type SupplierWrite } from "#api/suppliers/inSupplierTransaction.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { readTeam } from "./readTeam.ts";

export const handleSupplierTeam: Handler<typeof supplierTeam> = async ({ params, user, dependencies }) => {
  const { db, clock } = dependencies;
  const { supplier } = await requireSupplier(db, user, { segment: params.supplier, action: "viewTeam" });
  const data = await readTeam(db, { supplierId: supplier.id, callerId: user.id, now: clock() });
  return { ok: true, status: 200, data };
};

export const handleChangeTeamRole: Handler<typeof changeTeamRole> = ({ params, body: { role }, context }) =>
  changePerson(context, params, async (write, person, now) => {
    if (role !== "owner") {
      await refuseLastOwner(write, person);
      await revokeInvitationsOf(write, person, now);
    }
    await write.transaction
      .updateTable("users")
      .set({ supplier_role: role })
      .where("id", "=", person.id)
      .execute();
    await write.recordEdit({
      subject: "person",
      subjectId: person.id,
      action: "roleChanged",
      before: { role: person.supplier_role },
      after: { role } satisfies { role: SupplierRole },
    });
  });

/** Blocks the account and ends its sessions and links [TE3]. Bookings and records still refer to it. */
export const handleRemoveFromTeam: Handler<typeof removeFromTeam> = ({ params, context }) =>
  changePerson(context, params, async (write, person, now) => {
    await refuseLastOwner(write, person);
    await write.transaction
      .updateTable("users")
      .set({ account_status: "blocked", left_at: now })
      .where("id", "=", person.id)
      .execute();
    await revokeAccess(write.transaction, person.id);
    await revokeInvitationsOf(write, person, now);
    const { email, supplier_role: role } = person;
    await write.recordEdit({
      subject: "person",
      subjectId: person.id,
      action: "removed",
      before: { email, role },
    });
  });

export const handleEndTeamSessions: Handler<typeof endTeamSessions> = ({ params, context }) =>
  changePerson(context, params, async ({ transaction, recordEdit }, person) => {
    await transaction
      .deleteFrom("sessions")
      .where("user_id", "=", person.id)
      .where("application", "=", "backend")
      .execute();
    await recordEdit({ subject: "person", subjectId: person.id, action: "sessionsEnded" });
  });

/** Changes a person of an agency under the agency's and the account's locks, and returns the team. */
async function changePerson(
  context: AppContext,
  { supplier: segment, personId }: { supplier: string; personId: string },
  change: (write: SupplierWrite, person: UserRow, now: Date) => Promise<void>,
) {
  const now = context.var.dependencies.clock();
  const data = await inSupplierTransaction(context, { segment, action: "editTeam" }, async (write) => {
    const { transaction, supplier, user } = write;
    const person = isUuid(personId) ? await lockAccount(transaction, { id: personId }) : undefined;
    if (person?.supplier_id !== supplier.id || person.left_at !== null) throw new RefusalError("not_found");
    await change(write, person, now);
    return readTeam(transaction, { supplierId: supplier.id, callerId: user.id, now });
  });
  return { ok: true, status: 200, data } as const;
}

/** Revokes a person's open invitations, so that an accomplice cannot use them afterwards [TE3]. */
async function revokeInvitationsOf(
  { transaction, supplier }: SupplierWrite,
  { id }: UserRow,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable("team_invitations")
    .set({ revoked_at: now })
    .where("supplier_id", "=", supplier.id)
    .where("invited_by", "=", id)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .execute();
}

/**
 * Refuses a change of the last owner who is not blocked [TE2]. Requires the agency's lock, under which all
 * roles change.
 */
async function refuseLastOwner({ transaction, supplier }: SupplierWrite, person: UserRow): Promise<void> {
  if (person.supplier_role !== "owner") return;
  const other = await transaction
    .selectFrom("users")
    .select("id")
    .where("supplier_id", "=", supplier.id)
    .where("supplier_role", "=", "owner")
    .where("account_status", "!=", "blocked")
    .where("id", "!=", person.id)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined) throw new RefusalError("last_owner");
}
