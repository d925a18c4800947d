import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "#api/database/Schema.ts";
import type { Random } from "#api/demo/createRandom.ts";

/** Makes the changes between two searches: adds a hold, releases one, changes a price. */
export async function changeSomething(db: Queries, random: Random, now: Date): Promise<void> {
  const [booking] = await db
    .selectFrom("bookings")
    .select(["id", "car_id"])
    .where("id", ">", random.uuid())
    .orderBy("id")
    .limit(1)
    .execute();
  if (booking === undefined) return;
  const from = new Date(now.getTime() + 400 * 86_400_000);
  const hold = { id: randomUUID(), booking_id: booking.id, car_id: booking.car_id, expires_at: null };
  const period = `["${from.toISOString()}","${new Date(from.getTime() + 86_400_000).toISOString()}")`;
  await db
    .insertInto("holds")
    .values({ ...hold, period })
    .execute();
  await db.deleteFrom("holds").where("id", "=", hold.id).execute();
  await db
    .updateTable("cars")
    .set({ trips: sql`trips` })
    .where("id", "=", booking.car_id)
    .execute();
}
