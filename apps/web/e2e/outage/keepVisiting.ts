import { randomInt, randomUUID } from "node:crypto";
import { demoAccounts } from "@sayara/api/demo/demoAccounts";

/** Results of the visitors in a soak test. */
export interface SoakResults {
  /** Counts by kind of request and status, for example `checkout 201`. */
  outcomes: Map<string, number>;
  /** Longest request in milliseconds. */
  slowest: number;
  /** Requests that got 503 without Retry-After. */
  unexplained: string[];
  /** Acknowledged bookings, by idempotency key. */
  booked: Map<string, { body: string; bookingId: string }>;
}

export interface Site {
  webUrl: string;
  apiUrl: string;
}

/** A PNG of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

let visitors = 0;

/** Makes all kinds of visits in sequence until `isOver`. */
export async function keepVisiting(
  { webUrl, apiUrl }: Site,
  results: SoakResults,
  isOver: () => boolean,
): Promise<void> {
  let cookie = "";
  let userId = "";
  while (!isOver()) {
    await send("home", `${webUrl}/`);
    await send("results", `${webUrl}/search?page=${randomInt(1, 4)}`);
    const found = await search();
    for (const { car, pickupLocation } of found.items
      .filter((listing) => listing.car.supplier.payLater)
      .slice(0, 2)) {
      await book({ car: car.id, place: pickupLocation.slug, from: found.from, to: found.to });
    }
    await signInAndUpload();
  }

  async function search() {
    const start = Date.now() + randomInt(3, 150) * 86_400_000;
    const [from = "", to = ""] = [start, start + 3 * 86_400_000].map((time) => new Date(time).toISOString());
    const response = await send("search", `${apiUrl}/api/frontend-cars/1/15`, {
      json: { from, to, language: "fr" },
    });
    const items =
      response?.status === 200 ? (JSON.parse(response.text) as { items: FoundListing[] }).items : [];
    return { items, from, to };
  }

  async function book({ car, place, from, to }: { car: string; place: string; from: string; to: string }) {
    const rental = { car, pickupLocation: place, dropOffLocation: place, from, to, options: {} };
    const quoted = await send("quote", `${apiUrl}/api/quote`, { json: { ...rental, language: "fr" } });
    if (quoted?.status !== 200) return;
    const { quote, signedQuote } = JSON.parse(quoted.text) as {
      quote: { total: number };
      signedQuote: string;
    };
    const number = (visitors += 1);
    const driver = {
      fullName: "Amel Ben Salah",
      email: `soak.${number}@guests.example`,
      phone: `+2162${1_000_000 + number}`,
      birthDate: "1970-05-14",
      licenceSince: "1995-01-01",
    };
    const checkoutFields = { driver, payment: "later", termsAccepted: true, language: "fr" };
    const json = { rental, total: quote.total, signedQuote, ...checkoutFields };
    const key = randomUUID();
    for (let attempt = 0; attempt < 5; attempt++) {
      const response = await send("checkout", `${apiUrl}/api/checkout`, {
        json,
        headers: { "idempotency-key": key },
      });
      if (response?.status !== undefined && response.status !== 503) {
        if (response.status === 201)
          results.booked.set(key, {
            body: JSON.stringify(json),
            ...(JSON.parse(response.text) as { bookingId: string }),
          });
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  async function signInAndUpload() {
    if (cookie === "") {
      const [driver] = demoAccounts;
      const json = { email: driver?.email, password: driver?.password };
      const response = await send("sign-in", `${apiUrl}/api/sign-in/frontend`, { json });
      if (response?.status !== 200) return;
      cookie = response.cookie;
      userId = (JSON.parse(response.text) as { id: string }).id;
    }
    const form = new FormData();
    form.set("image", new File([pixel], "me.png", { type: "image/png" }));
    const headers = { cookie, origin: webUrl };
    await send("picture", `${apiUrl}/api/update-avatar/${userId}`, { form, headers });
  }

  interface RequestOptions {
    json?: object;
    form?: FormData;
    headers?: Record<string, string>;
  }

  async function send(kind: string, url: string, { json, form, headers }: RequestOptions = {}) {
    const body = form ?? (json && JSON.stringify(json));
    visitors += 1;
    const startedAt = performance.now();
    const recordOutcome = (outcome: string) => {
      const key = `${kind} ${outcome}`;
      results.outcomes.set(key, (results.outcomes.get(key) ?? 0) + 1);
      results.slowest = Math.max(results.slowest, performance.now() - startedAt);
    };
    try {
      const response = await fetch(url, {
        ...(body !== undefined && { method: "POST", body }),
        headers: {
          ...(json && { "content-type": "application/json" }),
          "x-forwarded-for": `198.18.${(visitors >> 8) % 256}.${visitors % 256}`,
          ...headers,
        },
        signal: AbortSignal.timeout(20_000),
      });
      const text = await response.text();
      recordOutcome(String(response.status));
      if (response.status === 503 && !response.headers.has("retry-after"))
        results.unexplained.push(`${kind} ${text.slice(0, 100)}`);
      const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0]);
      return { status: response.status, text, cookie: cookies.join("; ") };
    } catch (error) {
      recordOutcome(
        error instanceof Error
          ? `${error.name} ${error.cause instanceof Error ? error.cause.message : ""}`
          : "?",
      );
      return undefined;
    }
  }
}

interface FoundListing {
  car: { id: string; supplier: { payLater: boolean } };
  pickupLocation: { slug: string };
}
