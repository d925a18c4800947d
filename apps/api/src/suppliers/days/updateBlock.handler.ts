import type { updateBlock } from "@sayara/api-client/contract/suppliers/blocks";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import { lapseBookingsOfCar } from "#api/bookings/confirm/lapseBookings.ts";
import { holdCar } from "#api/bookings/hold/holdCar.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { inSupplierTransaction } from "#api/suppliers/inSupplierTransaction.ts";
import { enteredColumns, recordedFacts, toBlock } from "./blockRows.ts";
import { readCarsToLock } from "./readCarsToLock.ts";
import { refuseCollision } from "./refuseCollision.ts";
import { requireBlock } from "./requireBlock.ts";
import { requireBlockPeriod } from "./requireBlockPeriod.ts";
import { requireCar } from "./requireCar.ts";

export const handleUpdateBlock: Handler<typeof updateBlock> = async ({
  params,
  body,
  dependencies,
  context,
}) => {
  const { block, version } = body;
  const { db, clock, config } = dependencies;
  const cars = await readCarsToLock(db, params.block);
  const locks = [...new Set([...cars, block.carId])].map(carLock);
  const write = { segment: params.supplier, action: "editDays", locks, ownerLock: false } as const;
  const changed = await inSupplierTransaction(
    context,
    write,
    async ({ transaction, supplier, recordEdit }) => {
      const now = clock();
      const { id: supplierId, turnaround_minutes: turnaroundMinutes } = supplier;
      const before = await requireBlock(transaction, { id: params.block, supplierId, version, cars });
      const { id, from_at: unchangedFrom } = before;
      const { carId } = block;
      await requireCar(transaction, { id: carId, supplierId });
      const { timeZone } = config.business;
      const period = requireBlockPeriod(block, { now, timeZone, unchangedFrom });
      await lapseBookingsOfCar(transaction, carId, now);
      await refuseCollision(transaction, { carId, periods: [period], turnaroundMinutes, exceptFor: id });
      await transaction.deleteFrom("holds").where("block_id", "=", id).execute();
      await holdCar(transaction, { ...period, blockId: id, carId, turnaroundMinutes, expiresAt: null });
      const after = await transaction
        .updateTable("blocks")
        .set({
          ...enteredColumns(block),
          car_id: carId,
          from_at: period.from,
          to_at: period.to,
          version: version + 1,
          updated_at: now,
        })
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordEdit({
        subject: "block",
        subjectId: id,
        action: "changed",
        before: recordedFacts(before),
        after: recordedFacts(after),
      });
      return after;
    },
  );
  return { ok: true, status: 200, data: toBlock(changed) };
};
