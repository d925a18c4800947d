import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/** @throws RefusalError `not_found`; `transition_refused` for an agency that is not yet accepted. */
export async function requireAcceptedSupplier(
  db: Database,
  id: string,
): Promise<{ id: string; joining: boolean }> {
  const supplier = isUuid(id)
    ? await db.selectFrom("suppliers").select(["id", "joining"]).where("id", "=", id).executeTakeFirst()
    : undefined;
  if (supplier === undefined) throw new RefusalError("not_found");
  if (supplier.joining) throw new RefusalError("transition_refused");
  return supplier;
}
