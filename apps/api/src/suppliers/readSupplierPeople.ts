import { isSupplierActionAllowed } from "@sayara/domain/supplier/isSupplierActionAllowed";
import type { SupplierAction } from "@sayara/domain/supplier/SupplierAction";
import { supplierRoles } from "@sayara/domain/supplier/SupplierRole";
import { type Recipient, readAgency } from "#api/bookings/announce.ts";
import type { Database } from "#api/database/Schema.ts";

/** Returns an agency's people with the right to an action, or its office's address if it has no accounts. */
export async function readSupplierPeople(
  db: Database,
  supplier: { id: string; name: string; email: string | null },
  action: SupplierAction,
): Promise<Recipient[]> {
  const roles = supplierRoles.filter((role) => isSupplierActionAllowed(role, action, { standing: "active" }));
  const people = await db
    .selectFrom("users")
    .select("id")
    .where("supplier_id", "=", supplier.id)
    .where("supplier_role", "in", roles)
    .execute();
  const ids = new Set(people.map(({ id }) => id));
  const agency = await readAgency(db, supplier);
  return agency.filter(({ id }) => id === undefined || ids.has(id));
}
