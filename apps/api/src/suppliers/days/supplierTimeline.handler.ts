import type { supplierTimeline } from "@sayara/api-client/contract/suppliers/supplierTimeline";
import { MAX_TIMELINE_BLOCKS } from "@sayara/domain/config/businessDefaults";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { toBlock } from "./blockRows.ts";
import {
  readHeldChanges,
  readTimelineBlocks,
  readTimelineBookings,
  readTimelineCars,
} from "./readTimeline.ts";

export const handleSupplierTimeline: Handler<typeof supplierTimeline> = async ({
  params,
  query,
  user,
  dependencies,
}) => {
  const { db, clock, config } = dependencies;
  const right = { segment: params.supplier, action: "viewDays" } as const;
  const { supplier } = await requireSupplier(db, user, right);
  const days = Number(query.days);
  const midnight = (date: string) => wallClockToInstant(`${date}T00:00`, config.business.timeZone);
  const period = {
    from: midnight(query.from),
    to: midnight(addCalendarDays(query.from, days)),
    now: clock(),
  };
  const { rows: cars, total } = await readTimelineCars(db, {
    supplierId: supplier.id,
    page: query.page ?? 1,
  });
  const ids = cars.map(({ id }) => id);
  const [bookings, changes, blocks] =
    ids.length === 0
      ? [[], [], []]
      : await Promise.all([
          readTimelineBookings(db, ids, period),
          readHeldChanges(db, ids, period),
          readTimelineBlocks(db, ids, { ...period, limit: MAX_TIMELINE_BLOCKS, withImported: true }),
        ]);
  const [bookingsOf, changesOf, blocksOf] = [byCar(bookings), byCar(changes), byCar(blocks)];
  return {
    ok: true,
    status: 200,
    data: {
      from: query.from,
      days,
      turnaroundMinutes: supplier.turnaround_minutes,
      total,
      cars: cars.map(({ id, slug, name, plate, availability }) => ({
        id,
        slug,
        name,
        plate,
        isOffered: availability === "available",
        bookings: bookingsOf(id).map((row) => ({
          id: row.id,
          reference: row.reference,
          firstName: row.driver_full_name.split(" ")[0] ?? "",
          status: row.status,
          from: row.from_at.toISOString(),
          to: row.to_at.toISOString(),
        })),
        changes: changesOf(id).map((row) => ({
          bookingId: row.booking_id,
          reference: row.reference,
          from: row.from_at.toISOString(),
          to: row.to_at.toISOString(),
        })),
        blocks: blocksOf(id).map(toBlock),
      })),
    },
  };
};

function byCar<Row extends { car_id: string }>(rows: readonly Row[]): (carId: string) => readonly Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.car_id, [...(groups.get(row.car_id) ?? []), row]);
  return (carId) => groups.get(carId) ?? [];
}
