import { randomUUID } from "node:crypto";
import type { createBlock } from "@sayara/api-client/contract/suppliers/blocks";
import { MAX_OPEN_BLOCKS } from "@sayara/domain/config/businessDefaults";
import { weeklyPeriods } from "@sayara/domain/block/weeklyPeriods";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import { lapseBookingsOfCar } from "#api/bookings/confirm/lapseBookings.ts";
import { holdRow, insertWithHold } from "#api/bookings/hold/holdCar.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import {
  attemptLock,
  findStoredResult,
  readAttempt,
  storeResult,
} from "#api/server/http/responses/idempotency.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { inSupplierTransaction } from "#api/suppliers/inSupplierTransaction.ts";
import { enteredColumns, recordedFacts, type StoredBlock, toBlock } from "./blockRows.ts";
import { refuseCollision } from "./refuseCollision.ts";
import { requireBlockPeriod } from "./requireBlockPeriod.ts";
import { requireCar } from "./requireCar.ts";

export const handleCreateBlock: Handler<typeof createBlock> = async (call) => {
  const { params, body, user, dependencies, context } = call;
  const { block, weeks } = body;
  const { timeZone } = dependencies.config.business;
  const attempt = readAttempt(context, { caller: user.id, body });
  const locks = [carLock(block.carId), ...(attempt ? [attemptLock(attempt)] : [])];
  const write = { segment: params.supplier, action: "editDays", locks, ownerLock: false } as const;
  const rows = await inSupplierTransaction(context, write, async ({ transaction, supplier, recordEdit }) => {
    const stored = attempt && (await findStoredResult(transaction, attempt));
    if (stored !== undefined) return readBlocks(transaction, (stored as { ids: string[] }).ids);
    const now = dependencies.clock();
    const { carId } = block;
    const turnaroundMinutes = supplier.turnaround_minutes;
    await requireCar(transaction, { id: carId, supplierId: supplier.id });
    const period = requireBlockPeriod(block, { now, timeZone });
    const periods = weeklyPeriods(period, { weeks, timeZone, turnaroundMinutes });
    if (periods === null) throw new RefusalError("invalid_input", { fields: { weeks: "weeks_overlap" } });
    await requireRoom(transaction, { supplierId: supplier.id, added: periods.length, now });
    await lapseBookingsOfCar(transaction, carId, now);
    await refuseCollision(transaction, { carId, periods, turnaroundMinutes });

    const seriesId = weeks > 1 ? randomUUID() : null;
    const created = periods.map(({ from, to }): StoredBlock => ({
      id: randomUUID(),
      version: 1,
      supplier_id: supplier.id,
      car_id: carId,
      from_at: from,
      to_at: to,
      ...enteredColumns(block),
      series_id: seriesId,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    }));
    const holds = created.map(({ id, from_at: from, to_at: to }) =>
      holdRow({ blockId: id, carId, from, to, turnaroundMinutes, expiresAt: null }),
    );
    await insertWithHold(transaction, { blocks: created, holds });
    for (const row of created)
      await recordEdit({ subject: "block", subjectId: row.id, action: "created", after: recordedFacts(row) });
    if (attempt) await storeResult(transaction, attempt, { ids: created.map(({ id }) => id) }, now);
    return created;
  });
  return { ok: true, status: 200, data: { items: rows.map(toBlock) } };
};

/** Refuses more blocks than the maximum. Concurrent calls for different cars may exceed it by one series. */
async function requireRoom(
  transaction: Transaction,
  { supplierId, added, now }: { supplierId: string; added: number; now: Date },
): Promise<void> {
  const { open } = await transaction
    .selectFrom("blocks")
    .select(({ fn }) => fn.countAll<number>().as("open"))
    // Finds blocks by the agency's cars, because the index of blocks contains cars.
    .where("car_id", "in", (eb) => eb.selectFrom("cars").select("id").where("supplier_id", "=", supplierId))
    .where("deleted_at", "is", null)
    .where("kind", "!=", "imported")
    .where("to_at", ">", now)
    .executeTakeFirstOrThrow();
  if (Number(open) + added > MAX_OPEN_BLOCKS) throw new RefusalError("too_many_blocks");
}

function readBlocks(transaction: Transaction, ids: readonly string[]): Promise<StoredBlock[]> {
  return transaction
    .selectFrom("blocks")
    .selectAll()
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .orderBy("from_at")
    .execute();
}
