import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { createApi } from "@sayara/api-client/client/createApi";
import { aVisitor, earnPass } from "#api/testing/earnPass.ts";
import { registerSecret, registerSecretsOf } from "#api/testing/watchLogs.ts";

/** A guest's checkout with its idempotency key. */
export interface Order {
  key: string;
  body: object;
}

export interface OrderResponse {
  status: number;
  code: string | undefined;
  retryAfter: string | null;
  bookingId: string | undefined;
  /** Duration in milliseconds. */
  milliseconds: number;
}

let guestCount = 0;

/** Creates valid checkouts of different cars, or of different weeks of one car. */
export async function createOrders(url: string, count: number): Promise<Order[]> {
  const client = createApi({ baseUrl: url, headers: { origin: "http://localhost:3000" } });
  const orders: Order[] = [];
  for (let week = 1; orders.length < count && week < 50; week++) {
    const start = Date.now() + (week * 7 + 30) * 86_400_000;
    const [from, to] = [new Date(start).toISOString(), new Date(start + 3 * 86_400_000).toISOString()];
    const listings = await client.frontendCars({
      params: { page: 1, size: 100 },
      body: { from, to, language: "fr" },
    });
    if (!listings.ok) throw new Error(listings.refusal.code);
    for (const { car, pickupLocation, total } of listings.data.items) {
      if (!car.supplier.payLater) continue;
      const locations = { pickupLocation: pickupLocation.slug, dropOffLocation: pickupLocation.slug };
      orders.push(createOrder({ rental: { car: car.id, ...locations, from, to, options: {} }, total }));
    }
  }
  return orders.slice(0, count);
}

function createOrder(changes: object): Order {
  guestCount += 1;
  const body = {
    ...changes,
    driver: {
      fullName: "Amel Ben Salah",
      email: `load.${process.pid}.${guestCount}@guests.example`,
      phone: `+2162${String(1_000_000 + guestCount)}`,
      birthDate: "1970-05-14",
      licenceSince: "1995-01-01",
    },
    payment: "later",
    termsAccepted: true,
    language: "fr",
  };
  registerSecretsOf(body);
  const key = randomUUID();
  registerSecret(key);
  return { key, body };
}

/** Sends an order once, solving captchas as often as needed. */
export async function send(url: string, { key, body }: Order): Promise<OrderResponse> {
  const visitor = aVisitor();
  const cookie = await earnPassWithRetries(url, visitor);
  const start = performance.now();
  const response = await fetch(`${url}/api/checkout`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key, ...visitor, cookie },
    body: JSON.stringify(body),
  });
  const json = (await response.json()) as { code?: string; bookingId?: string };
  return {
    status: response.status,
    code: json.code,
    retryAfter: response.headers.get("retry-after"),
    bookingId: json.bookingId,
    milliseconds: performance.now() - start,
  };
}

/** No captcha can be solved while the database is unavailable. */
async function earnPassWithRetries(url: string, visitor: Record<string, string>): Promise<string> {
  for (let attempt = 0; attempt < 120; attempt++) {
    const cookie = await earnPass(url, visitor).catch(() => "");
    if (cookie !== "") return cookie;
    await setTimeout(500);
  }
  throw new Error("No captcha could be solved.");
}
