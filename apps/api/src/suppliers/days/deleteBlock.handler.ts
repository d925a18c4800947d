import type { deleteBlock } from "@sayara/api-client/contract/suppliers/blocks";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { inSupplierTransaction } from "#api/suppliers/inSupplierTransaction.ts";
import { recordedFacts } from "./blockRows.ts";
import { readCarsToLock } from "./readCarsToLock.ts";
import { requireBlock } from "./requireBlock.ts";

export const handleDeleteBlock: Handler<typeof deleteBlock> = async ({
  params,
  body,
  dependencies,
  context,
}) => {
  const { version, andLater } = body;
  const { db, clock } = dependencies;
  const cars = await readCarsToLock(db, params.block, { andLater });
  const locks = cars.map(carLock);
  const write = { segment: params.supplier, action: "editDays", locks, ownerLock: false } as const;
  const deleted = await inSupplierTransaction(
    context,
    write,
    async ({ transaction, supplier, recordEdit }) => {
      const now = clock();
      const supplierId = supplier.id;
      const block = await requireBlock(transaction, { id: params.block, supplierId, version, cars });
      const { series_id: series, from_at: from } = block;
      const rows = await transaction
        .updateTable("blocks")
        .set((eb) => ({ deleted_at: now, updated_at: now, version: eb("version", "+", 1) }))
        .where("deleted_at", "is", null)
        .where((eb) =>
          andLater && series !== null
            ? eb.and([eb("series_id", "=", series), eb("from_at", ">=", from)])
            : eb("id", "=", block.id),
        )
        .returningAll()
        .execute();
      const ids = rows.map(({ id }) => id);
      await transaction.deleteFrom("holds").where("block_id", "in", ids).execute();
      for (const row of rows)
        await recordEdit({
          subject: "block",
          subjectId: row.id,
          action: "deleted",
          before: recordedFacts(row),
        });
      return ids;
    },
  );
  return { ok: true, status: 200, data: { deleted } };
};
