import type { Team } from "@sayara/api-client/contract/suppliers/team";
import { supplierRoles } from "@sayara/domain/supplier/SupplierRole";
import type { Database } from "#api/database/Schema.ts";

/** Returns an agency's people, owners first, and its open invitations. */
export async function readTeam(
  db: Database,
  { supplierId, callerId, now }: { supplierId: string; callerId: string; now: Date },
): Promise<Team> {
  const people = await db
    .selectFrom("users")
    .leftJoin("sessions", (join) =>
      join
        .onRef("sessions.user_id", "=", "users.id")
        .on("sessions.application", "=", "backend")
        .on("sessions.expires_at", ">", now),
    )
    .select(["users.id", "full_name", "email", "supplier_role"])
    .select(({ fn }) => [
      fn.count<number>("sessions.id").as("sessions"),
      fn.max("sessions.seen_at").as("seen_at"),
    ])
    .where("supplier_id", "=", supplierId)
    .where("left_at", "is", null)
    .where("erased_at", "is", null)
    .groupBy("users.id")
    .orderBy("full_name")
    .orderBy("users.id")
    .execute();
  const invitations = await db
    .selectFrom("team_invitations")
    .innerJoin("users", "users.id", "invited_by")
    .select(["team_invitations.id", "team_invitations.email", "role", "full_name", "expires_at"])
    .where("team_invitations.supplier_id", "=", supplierId)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .orderBy("team_invitations.email")
    .execute();
  return {
    people: people
      .map(({ id, full_name, email, supplier_role, sessions, seen_at }) => ({
        id,
        fullName: full_name,
        email,
        role: supplier_role,
        isYou: id === callerId,
        sessions: Number(sessions),
        seenAt: seen_at?.toISOString() ?? null,
      }))
      .sort((a, b) => supplierRoles.indexOf(a.role) - supplierRoles.indexOf(b.role)),
    invitations: invitations.map(({ id, email, role, full_name, expires_at }) => ({
      id,
      email,
      role,
      invitedBy: full_name,
      expiresAt: expires_at.toISOString(),
    })),
  };
}

/** Returns the number of an agency's people, including open invitations. */
export async function countPeople(db: Database, supplierId: string): Promise<number> {
  const people = db
    .selectFrom("users")
    .select("id")
    .where("supplier_id", "=", supplierId)
    .where("left_at", "is", null);
  const invitations = db
    .selectFrom("team_invitations")
    .select("id")
    .where("supplier_id", "=", supplierId)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null);
  return (await people.unionAll(invitations).execute()).length;
}
