import { randomUUID } from "node:crypto";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { ReceiptInput } from "@sayara/domain/receipt/ReceiptInput";
import { receiptFigures } from "@sayara/domain/receipt/receiptFigures";
import { receiptOf } from "@sayara/domain/receipt/receiptOf";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";

/** Prices that make every rule produce an amount: a season, two discounts, the service fee, options. */
const prices = {
  daily_price_millimes: 99_000,
  periodic_prices: JSON.stringify([
    { startDate: "2026-12-03", endDate: "2026-12-31", dailyPriceMillimes: 140_500 },
    { startDate: "2027-06-01", endDate: "2027-06-30", dailyPriceMillimes: 200_000 },
  ]),
  discounts: JSON.stringify([
    { threshold: 2, percentage: 5 },
    { threshold: 3, percentage: 7.25 },
  ]),
};
const options = { theftProtection: true, cancellation: true };

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let guest: { bookingId: string; token: string };
  const read = async ({ bookingId, token }: typeof guest, cookie?: string): Promise<BookingView> => {
    const path = `/api/booking/${bookingId}/fr`;
    const { json } = await (cookie ? api.request(path, { cookie }) : api.request(`${path}?token=${token}`));
    return json;
  };

  beforeAll(async () => {
    const { db } = database();
    api = createTestApp(db);
    world = await aCatalogue(db, { down_payment_percentage: 15 });
    const car = await world.aCar(prices);
    const { rental } = aCheckout({ ...world, car }, { rental: { options } });
    const quoteResponse = (await api.request("/api/quote", { body: { ...rental, language: "fr" } })).json;
    // The signed quote still holds, so the receipt must show its prices.
    const raisedPrices = { daily_price_millimes: 500_000, discounts: "[]" };
    await db.updateTable("cars").set(raisedPrices).where("id", "=", car.id).execute();
    const { total } = quoteResponse.quote;
    const order = aCheckout(
      { ...world, car },
      { rental: { options }, total, signedQuote: quoteResponse.signedQuote },
    );
    const response = await api.checkOut(order, { address: "10.2.3.4" });
    if (response.status !== 201) throw new Error(response.json.code);
    guest = response.json;
  });

  test("[RC1] a receipt is recomputed from its stored input, figure by figure", async () => {
    const view = await read(guest);
    const input = v.parse(ReceiptInput, view.receipt);
    expect(input).toEqual(view.receipt);
    const recomputed = receiptOf(input);
    expect(recomputed.quote).toEqual(view.quote);
    expect(recomputed.figures).toEqual(receiptFigures({ ...view, downPaymentShare: 15 }));
    expect(input.car).toMatchObject({
      dailyPrice: 99,
      periodicPrices: { length: 2 },
      discounts: { length: 2 },
    });
  });

  test("[RC1] the receipt of a booking sold with a cover that full insurance replaces equals what was charged", async () => {
    const { db } = database();
    const car = await world.aCar({ theft_protection_millimes: 5000, full_insurance_millimes: 20_000 });
    const order = aCheckout(
      { ...world, car },
      { rental: { options: { theftProtection: true } }, total: 333 },
    );
    const { json } = await api.checkOut(order, { address: "10.2.3.6" });
    const storedBooking = await db
      .selectFrom("bookings")
      .select(["quote", "sold_terms"])
      .where("id", "=", json.bookingId)
      .executeTakeFirstOrThrow();
    // As it was sold before such covers were refused: full insurance was included.
    const includedLine = { option: "fullInsurance", unitPrice: 0, quantity: 3, price: 0 };
    const quote = { ...storedBooking.quote, optionLines: [...storedBooking.quote.optionLines, includedLine] };
    const terms = {
      ...storedBooking.sold_terms,
      car: { ...storedBooking.sold_terms?.car, fullInsurance: 0 },
    };
    await db
      .updateTable("bookings")
      .set({ quote: JSON.stringify(quote), sold_terms: JSON.stringify(terms) })
      .where("id", "=", json.bookingId)
      .execute();
    const view = await read(json);
    const recomputed = receiptOf(v.parse(ReceiptInput, view.receipt));
    expect(view.total).toBe(333);
    expect(recomputed.quote).toEqual(view.quote);
    expect(recomputed.figures).toEqual(receiptFigures({ ...view, downPaymentShare: 15 }));
  });

  test("[RC1] the payments and refunds of a receipt are the booking's rows", async () => {
    const { db } = database();
    const paymentId = randomUUID();
    const common = { booking_id: guest.bookingId, amount_millimes: 63_600 };
    const at = new Date("2026-11-21T09:00:00Z");
    await db
      .insertInto("payments")
      .values({ ...common, id: paymentId, currency: "TND", at })
      .execute();
    await db
      .insertInto("refunds")
      .values({
        ...common,
        id: randomUUID(),
        payment_id: paymentId,
        state: "requested",
        reason: "late_payment",
        created_at: at,
      })
      .execute();
    const { receipt, payments, refunds } = await read(guest);
    expect(receipt).toMatchObject({ payments, refunds });
    const figures = receiptOf(v.parse(ReceiptInput, receipt)).figures;
    const amountOf = (id: string) => figures.find((figure) => figure.id === id)?.amount;
    expect(["paid", "returned", "owed", "kept"].map(amountOf)).toEqual([63.6, 0, 63.6, 0]);
  });

  test("a receipt has neither names nor the marketplace's share, and is the same for every viewer", async () => {
    const { cookie } = await aPerson(api, { type: "supplier", supplier_id: world.agency.id });
    const view = await read(guest);
    const receipt = JSON.stringify(view.receipt);
    const staffView = await read(guest, cookie);
    expect(staffView.receipt).toEqual(view.receipt);
    const { driver } = view;
    expect(staffView.commission).toEqual({ rate: 6, amount: 21.05 });
    expect(view.commission).toBeUndefined();
    for (const secret of [driver.fullName, driver.email, driver.id, guest.token, '"amount":21.05'])
      expect(receipt).not.toContain(secret);
  });

  test("[RC1] a booking sold before its prices were stored has no recomputable receipt", async () => {
    const { db } = database();
    const car = await world.aCar();
    const { json } = await api.checkOut(aCheckout({ ...world, car }), { address: "10.2.3.5" });
    await db.updateTable("bookings").set({ sold_terms: null }).where("id", "=", json.bookingId).execute();
    expect(await read(json)).toMatchObject({ receipt: null, total: 318, quote: { total: 318 } });
  });
});
