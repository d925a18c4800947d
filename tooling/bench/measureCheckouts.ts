import { randomUUID } from "node:crypto";
import { benchDrivers } from "./benchDrivers.ts";
import type { Figure } from "./Figure.ts";
import { type BenchApi, openBenchApi } from "./openBenchApi.ts";
import { percentile } from "./statistics.ts";

const CHECKOUTS = 400;
const WARM_UP = 100;
const CONCURRENCY = 8;
/** Number of pick-up weeks, within the 18 months open for booking. */
const WEEKS = 60;
const DAY = 86_400_000;

/** Measures checkouts paid at the agency, by eight signed-in drivers at a time, on PostgreSQL with 400 demo cars. */
export async function measureCheckouts(): Promise<Figure[]> {
  const api = await openBenchApi({ cars: 400, bookings: 1600 }, "sayara_bench_checkout");
  const bookingIds: string[] = [];
  try {
    const cookies = await benchDrivers(api.app, api.db, api.config.webUrl, CONCURRENCY);
    const orders = await findOrders(api, WARM_UP + CHECKOUTS);
    const times: number[] = [];
    const checkOut = (batch: object[]) =>
      Promise.all(
        cookies.map(async (cookie) => {
          for (let order = batch.shift(); order !== undefined; order = batch.shift()) {
            const start = performance.now();
            const headers = { cookie, "idempotency-key": randomUUID() };
            const response = await api.post("/api/checkout", order, { status: 201, headers });
            times.push(performance.now() - start);
            bookingIds.push((JSON.parse(response) as { bookingId: string }).bookingId);
          }
        }),
      );
    await checkOut(orders.splice(0, WARM_UP));
    times.length = 0;
    const start = performance.now();
    await checkOut(orders);
    const seconds = (performance.now() - start) / 1000;
    return [
      { name: "checkouts, eight together", value: Math.round(CHECKOUTS / seconds), unit: "a second" },
      { name: "a checkout of eight, median", value: Math.round(percentile(times, 50)), unit: "ms" },
      { name: "a checkout of eight, p95", value: Math.round(percentile(times, 95)), unit: "ms" },
    ];
  } finally {
    for (const table of ["holds", "notifications"] as const)
      await api.db.deleteFrom(table).where("booking_id", "in", bookingIds).execute();
    await api.db.deleteFrom("bookings").where("id", "in", bookingIds).execute();
    await api.db.deleteFrom("users").where("email", "like", "%@bench.example").execute();
    await api.close();
  }
}

/** Returns orders for available cars at different places, each car at most once a week. */
async function findOrders(api: BenchApi, count: number): Promise<object[]> {
  const orders: object[] = [];
  for (let index = 0; orders.length < count; index++) {
    const from = new Date(api.now.getTime() + (4 + (index % WEEKS)) * 7 * DAY);
    const period = { from: from.toISOString(), to: new Date(from.getTime() + 3 * DAY).toISOString() };
    const page = 1 + Math.floor(index / WEEKS);
    const response = await api.post(`/api/frontend-cars/${page}/100`, { ...period, language: "fr" });
    const { items } = JSON.parse(response) as {
      items: {
        car: { id: string; supplier: { payLater: boolean }; minimumLicenceYears: number };
        pickupLocation: { slug: string };
        total: number;
      }[];
    };
    for (const { car, pickupLocation, total } of items) {
      if (!car.supplier.payLater || car.minimumLicenceYears > 0) continue;
      const places = { pickupLocation: pickupLocation.slug, dropOffLocation: pickupLocation.slug };
      const rental = { car: car.id, ...places, ...period, options: {} };
      orders.push({ rental, total, payment: "later", termsAccepted: true, language: "fr" });
    }
  }
  return orders.slice(0, count);
}
