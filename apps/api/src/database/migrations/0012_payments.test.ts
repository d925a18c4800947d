import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { insertEarlierPayments } from "./0012_payments.ts";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);

  test("[BK8] each booking that was paid before the migration gets one payment at the agency", async () => {
    const { db } = database();
    const world = await aCatalogue(db, { down_payment_percentage: 15 });
    const api = createTestApp(db);
    const aBooking = async (status: BookingStatus) => {
      const order = aCheckout({ ...world, car: await world.aCar() });
      const { bookingId } = (await api.checkOut(order, { address: "10.1.2.3" })).json;
      const columns = { status, lapses_at: null };
      await db.updateTable("bookings").set(columns).where("id", "=", bookingId).execute();
      return String(bookingId);
    };
    const [paid, deposit] = [await aBooking("paid"), await aBooking("deposit")];
    await aBooking("reserved");
    const migrate = () => sql.raw(insertEarlierPayments).execute(db);
    await migrate();
    await migrate();
    const rows = await db.selectFrom("payments").selectAll().orderBy("amount_millimes").execute();
    expect(rows).toHaveLength(2);
    const atAgency = { session_id: null, gateway: null, reference: null, currency: "TND" };
    expect(rows).toMatchObject([
      { ...atAgency, booking_id: deposit, amount_millimes: 47_700 },
      { ...atAgency, booking_id: paid, amount_millimes: 318_000 },
    ]);
  });
});
