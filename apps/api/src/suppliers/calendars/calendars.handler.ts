import type {
  addCalendarSource,
  readCalendarSource,
  removeCalendarSource,
} from "@sayara/api-client/contract/suppliers/calendars";
import type { supplierCalendars } from "@sayara/api-client/contract/suppliers/supplierCalendars";
import { MAX_CALENDAR_SOURCES } from "@sayara/domain/config/businessDefaults";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { requirePlanCapacity } from "#api/money/subscriptions/requirePlanCapacity.ts";
import { requireCar } from "#api/suppliers/days/requireCar.ts";
import { inSupplierTransaction } from "#api/suppliers/inSupplierTransaction.ts";
import { requireConfirmedAddress, requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { readParts } from "./eventParts.ts";
import { readCalendars } from "./readCalendars.ts";
import type { CalendarReader } from "./reading/createCalendarReader.ts";
import { readSourceNow } from "./readSource.ts";
import { deleteBlocks, type StoredSource } from "./writeEvents.ts";

interface Tools {
  calendars: CalendarReader;
}

export const handleSupplierCalendars: Handler<typeof supplierCalendars> = async ({
  params,
  user,
  dependencies: { db, clock },
}) => {
  const right = { segment: params.supplier, action: "viewDays" } as const;
  const { supplier } = await requireSupplier(db, user, right);
  return {
    ok: true,
    status: 200,
    data: await readCalendars(db, { supplierId: supplier.id, now: clock() }),
  };
};

export const addCalendarSourceHandler =
  ({ calendars }: Tools): Handler<typeof addCalendarSource> =>
  async ({ params, body: { carId, name, address }, dependencies, context }) => {
    const { db, clock } = dependencies;
    const options = { segment: params.supplier, action: "editDays" } as const;
    const added = await inSupplierTransaction(
      context,
      options,
      async ({ transaction, supplier, user, recordEdit, planContext }) => {
        requireConfirmedAddress(user);
        await requireCar(transaction, { id: carId, supplierId: supplier.id });
        await limitReadings({ ...dependencies, db: transaction }, supplier.id);
        if ((await countSources(transaction, supplier.id)) >= MAX_CALENDAR_SOURCES)
          throw new RefusalError("too_many_calendars");
        await requirePlanCapacity(transaction, supplier, "calendars", planContext);
        const now = clock();
        const { id } = await transaction
          .insertInto("calendar_sources")
          .values({
            supplier_id: supplier.id,
            car_id: carId,
            name,
            address,
            created_by: user.id,
            created_at: now,
            next_read_at: now,
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        const after = recordedFacts({ car_id: carId, name, address });
        await recordEdit({ subject: "calendar", subjectId: id, action: "added", after });
        return { id, supplierId: supplier.id };
      },
    );
    // Reads after the transaction, which would otherwise occupy a connection while another server responds.
    await readSourceNow(added.id, { db, clock, calendars });
    return {
      ok: true,
      status: 200,
      data: await readCalendars(db, { supplierId: added.supplierId, now: clock() }),
    };
  };

export const readCalendarSourceHandler =
  ({ calendars }: Tools): Handler<typeof readCalendarSource> =>
  async ({ params, user, dependencies }) => {
    const { db, clock } = dependencies;
    const right = { segment: params.supplier, action: "editDays" } as const;
    const { supplier } = await requireSupplier(db, user, right);
    const { id } = await requireSource(db, { id: params.source, supplierId: supplier.id });
    await limitReadings(dependencies, supplier.id);
    await readSourceNow(id, { db, clock, calendars });
    return {
      ok: true,
      status: 200,
      data: await readCalendars(db, { supplierId: supplier.id, now: clock() }),
    };
  };

/** Removes a calendar and deletes its current and future blocks [CF8]. */
export const handleRemoveCalendarSource: Handler<typeof removeCalendarSource> = async ({
  params,
  dependencies: { db, clock },
  context,
}) => {
  const car = isUuid(params.source)
    ? await db
        .selectFrom("calendar_sources")
        .select("car_id")
        .where("id", "=", params.source)
        .executeTakeFirst()
    : undefined;
  const locks = car === undefined ? [] : [carLock(car.car_id)];
  const options = { segment: params.supplier, action: "editDays", locks } as const;
  const data = await inSupplierTransaction(
    context,
    options,
    async ({ transaction, supplier, recordEdit }) => {
      const now = clock();
      const source = await requireSource(transaction, { id: params.source, supplierId: supplier.id });
      const events = await transaction
        .selectFrom("calendar_events")
        .select(["id", "block_id"])
        .where("source_id", "=", source.id)
        .where("to_at", ">", now)
        .execute();
      const parts = await readParts(
        transaction,
        events.map(({ id }) => id),
      );
      await deleteBlocks(transaction, [
        ...events.map(({ block_id: id }) => id),
        ...[...parts.values()].flat().map(({ id }) => id),
      ]);
      await transaction.deleteFrom("calendar_sources").where("id", "=", source.id).execute();
      const before = recordedFacts(source);
      await recordEdit({ subject: "calendar", subjectId: source.id, action: "removed", before });
      return readCalendars(transaction, { supplierId: supplier.id, now });
    },
  );
  return { ok: true, status: 200, data };
};

async function requireSource(
  db: Database,
  { id, supplierId }: { id: string; supplierId: string },
): Promise<StoredSource> {
  const source = isUuid(id)
    ? await db
        .selectFrom("calendar_sources")
        .selectAll()
        .where("id", "=", id)
        .where("supplier_id", "=", supplierId)
        .executeTakeFirst()
    : undefined;
  if (source === undefined) throw new RefusalError("not_found");
  return source;
}

/** Limits how often an agency can make the API request calendars from other servers. */
async function limitReadings(tools: Parameters<typeof limitRate>[0], supplierId: string): Promise<void> {
  await limitRate(tools, { name: "calendar readings", key: supplierId, burst: 20, secondsEach: 30 });
}

async function countSources(transaction: Transaction, supplierId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom("calendar_sources")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("supplier_id", "=", supplierId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the fields of a calendar for the record of edits, without its address, which is a secret. */
function recordedFacts({ car_id: carId, name, address }: Pick<StoredSource, "car_id" | "name" | "address">) {
  return { carId, name, host: new URL(address).host };
}
