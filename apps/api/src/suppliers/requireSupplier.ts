import {
  isSupplierActionAllowed,
  type SupplierActor,
  type SupplierStanding,
} from "@sayara/domain/supplier/isSupplierActionAllowed";
import type { SupplierAction } from "@sayara/domain/supplier/SupplierAction";
import type { Selectable } from "kysely";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { SuppliersTable } from "#api/database/tables/catalogueTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

export type SupplierRow = Selectable<SuppliersTable>;

/** An agency and a person's rights in it. */
export interface SupplierRights {
  supplier: SupplierRow;
  actor: SupplierActor;
  standing: SupplierStanding;
}

/**
 * Returns the agency that a call names, if the person may perform the action there [SR1, SR2, SR3].
 *
 * @param segment id or slug of the agency; `own` for the person's agency.
 * @throws RefusalError `not_allowed` for people of another agency, drivers, and people without the right;
 *   `not_found` for an administrator who names an unknown agency.
 */
export async function requireSupplier(
  db: Database,
  user: UserRow,
  { segment, action }: { segment: string; action: SupplierAction },
): Promise<SupplierRights> {
  const rights = await readSupplierRights(db, user, segment);
  const { actor, standing } = rights;
  if (!isSupplierActionAllowed(actor, action, { standing })) throw new RefusalError("not_allowed");
  return rights;
}

/** @throws RefusalError as `requireSupplier` does, except for missing rights. */
export async function readSupplierRights(
  db: Database,
  user: UserRow,
  segment: string,
): Promise<SupplierRights> {
  if (user.type === "user") throw new RefusalError("not_allowed");
  const supplier = await findSupplier(db, user, segment);
  const isAdmin = user.type === "admin";
  // Staff get the same refusal for an unknown agency as for another one, so that hidden agencies stay secret.
  if (supplier === undefined) throw new RefusalError(isAdmin ? "not_found" : "not_allowed");
  if (!isAdmin && user.supplier_id !== supplier.id) throw new RefusalError("not_allowed");
  return { supplier, actor: isAdmin ? "admin" : user.supplier_role, standing: standingOf(supplier) };
}

function findSupplier(db: Database, user: UserRow, segment: string): Promise<SupplierRow | undefined> {
  const query = db.selectFrom("suppliers").selectAll();
  if (segment === "own" && user.supplier_id !== null)
    return query.where("id", "=", user.supplier_id).executeTakeFirst();
  return query.where(isUuid(segment) ? "id" : "slug", "=", segment).executeTakeFirst();
}

/**
 * Refuses actions that reach other people or fill the file store to people who have not confirmed their
 * address, because anyone can register an agency with any address.
 *
 * @throws RefusalError `address_unconfirmed`.
 */
export function requireConfirmedAddress({ activated_at }: Pick<UserRow, "activated_at">): void {
  if (activated_at === null) throw new RefusalError("address_unconfirmed");
}

export function standingOf({
  suspended,
  joining,
}: Pick<SupplierRow, "suspended" | "joining">): SupplierStanding {
  if (joining) return "pending";
  return suspended ? "suspended" : "active";
}
