import { officeOf, type Recipient, readAgency } from "#api/bookings/announce.ts";
import type { Database } from "#api/database/Schema.ts";

/** Roles that get the mails about an agency's statements and debts [DB3]. */
const moneyRoles = ["owner", "accountant"] as const;

/** Returns an agency's people with these roles, or its office if none of them can sign in. */
export async function readStatementRecipients(
  db: Database,
  supplierId: string,
  roles: readonly (typeof moneyRoles)[number][] = moneyRoles,
): Promise<Recipient[]> {
  const supplier = await db
    .selectFrom("suppliers")
    .select(["id", "name", "email"])
    .where("id", "=", supplierId)
    .executeTakeFirstOrThrow();
  const people = await db
    .selectFrom("users")
    .select("id")
    .where("supplier_id", "=", supplierId)
    .where("supplier_role", "in", roles)
    .execute();
  const ids = new Set(people.map(({ id }) => id));
  const receivers = (await readAgency(db, supplier)).filter(({ id }) => id !== undefined && ids.has(id));
  return receivers.length > 0 ? receivers : officeOf(supplier);
}
