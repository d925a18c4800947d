import { companyOf } from "@sayara/domain/supplier/TaxNumber";
import { plainText } from "@sayara/domain/text/plainText";
import { sql } from "kysely";
import type { Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/** Returns the locks under which an agency gets a tax number and a name. */
export function identityLocks({ taxNumber, name }: { taxNumber: string; name: string }): string[] {
  return [`tax number ${companyOf(taxNumber)}`, nameLock(name)];
}

/** Returns the lock under which an agency gets a name. */
export function nameLock(name: string): string {
  return `agency name ${plainText(name)}`;
}

/**
 * Refuses the tax number and the name of another agency [JN2]. A joining agency counts only after its owner
 * has confirmed the address, so that a stranger cannot reserve a name, and a registration reveals no account.
 *
 * @param id id of the agency itself; undefined for a new agency
 * @param taxNumber undefined if only the name changes
 * @param nameField the form's field for the name
 *
 * @throws RefusalError `tax_number_registered`, `agency_name_registered`, each with the field.
 */
export async function refuseDuplicates(
  transaction: Transaction,
  {
    id,
    taxNumber,
    name,
    nameField = "agencyName",
  }: { id?: string; taxNumber?: string; name: string; nameField?: string },
): Promise<void> {
  const company = taxNumber === undefined ? null : companyOf(taxNumber);
  const others = await transaction
    .selectFrom("suppliers")
    .select([sql<boolean>`coalesce(left(tax_number, 8) = ${company}, false)`.as("hasTaxNumber")])
    .where((eb) =>
      eb.or([eb(sql`left(tax_number, 8)`, "=", company), eb("search_name", "=", plainText(name))]),
    )
    .$if(id !== undefined, (query) => query.where("id", "!=", id ?? ""))
    .where((eb) =>
      eb.or([
        eb("joining", "=", false),
        eb.exists(
          eb
            .selectFrom("users")
            .select("users.id")
            .whereRef("users.supplier_id", "=", "suppliers.id")
            .where("activated_at", "is not", null),
        ),
      ]),
    )
    .limit(100)
    .execute();
  if (others.some(({ hasTaxNumber }) => hasTaxNumber))
    throw new RefusalError("tax_number_registered", { fields: { taxNumber: "invalid" } });
  if (others.length > 0)
    throw new RefusalError("agency_name_registered", { fields: { [nameField]: "invalid" } });
}
