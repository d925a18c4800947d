import { isDeepStrictEqual } from "node:util";
import type { AgencyRecord } from "@sayara/catalogue/CatalogueRecord";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import type { Extra } from "@sayara/domain/pricing/extras/Extra";
import { extraColumns, type OfferedExtra, toExtra } from "#api/catalogue/extraRows.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { insertRows } from "#api/database/statements/insertRows.ts";

/**
 * Replaces the extras that agencies offer. An extra with the same kind and French name is updated, so that
 * existing bookings still count towards its stock [EX6]. An extra that the record omits is retired [EX3].
 */
export async function writeExtras(
  transaction: Transaction,
  agencies: readonly { record: AgencyRecord; rowId: string }[],
  now: Date,
): Promise<void> {
  if (agencies.length === 0) return;
  const rows = await transaction
    .selectFrom("extras")
    .selectAll()
    .where("retired_at", "is", null)
    .where(
      "supplier_id",
      "in",
      agencies.map(({ rowId }) => rowId),
    )
    .execute();
  const offered = Map.groupBy(rows, (row) => row.supplier_id);
  const inserts: object[] = [];
  for (const { record, rowId } of agencies) {
    const earlier = (offered.get(rowId) ?? []).map(toExtra);
    const kept = new Set<string>();
    for (const { name, ...terms } of record.extras) {
      const extra: Extra = { ...terms, name: inAllLanguages(name) };
      const same = earlier.find((one) => keyOf(one) === keyOf(extra));
      if (same === undefined) {
        const columns = { ...extraColumns(extra), name: extra.name };
        inserts.push({ supplier_id: rowId, ...columns, created_at: now, updated_at: now });
        continue;
      }
      kept.add(same.id);
      if (isSame(same, extra)) continue;
      await transaction
        .updateTable("extras")
        .set((eb) => ({ ...extraColumns(extra), version: eb("version", "+", 1), updated_at: now }))
        .where("id", "=", same.id)
        .execute();
    }
    const retired = earlier.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
    if (retired.length === 0) continue;
    await transaction
      .updateTable("extras")
      .set((eb) => ({ retired_at: now, version: eb("version", "+", 1), updated_at: now }))
      .where("id", "in", retired)
      .execute();
  }
  await insertRows(transaction, "extras", inserts);
}

const keyOf = ({ kind, name }: Extra) => `${kind} ${name.fr}`;

function isSame({ id: _id, version: _version, ...stored }: OfferedExtra, extra: Extra): boolean {
  return isDeepStrictEqual(stored, extra);
}
