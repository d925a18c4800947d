import type { Extra } from "@sayara/domain/pricing/extras/Extra";
import { anExtra } from "@sayara/domain/testing/anExtra";
import { extraColumns } from "#api/catalogue/extraRows.ts";
import type { Database } from "#api/database/Schema.ts";

/** Stores an extra of an agency and returns its id. */
export async function aStoredExtra(
  db: Database,
  supplierId: string,
  changes: Partial<Extra> = {},
): Promise<string> {
  const now = new Date("2026-11-01T08:00:00Z");
  const { id } = await db
    .insertInto("extras")
    .values({
      ...extraColumns(anExtra(changes)),
      supplier_id: supplierId,
      created_at: now,
      updated_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
