import type { APIRequestContext, APIResponse } from "@playwright/test";

/** Access to the API with the session of a demonstration account. */
export interface SignedInApi {
  request: APIRequestContext;
  apiUrl: string;
  webUrl: string;
}

interface ListedBooking {
  id: string;
  version: number;
}

/** Returns the URL of the review form for a finished booking that its driver has not reviewed. */
export async function reviewAddress(api: SignedInApi): Promise<string> {
  for (const { id } of await listBookings(api, ["paid", "reserved"])) {
    const response = await api.request.get(`${api.apiUrl}/api/booking-review/${id}`);
    if (!response.ok()) continue;
    const { review } = (await response.json()) as { review: object | null };
    if (review === null) return `/review?b=${id}`;
  }
  throw new Error("The demonstration's driver has no booking to review.");
}

/**
 * Opens an online payment for a booking to be paid at the agency, or reuses the open one, and returns its URL.
 * Takes the last such booking: the first ones are in screenshots of other pages, and a new one would have a different
 * reference in each run.
 */
export async function paymentAddress(api: SignedInApi): Promise<string> {
  const bookings = await listBookings(api, ["reserved", "deposit", "pending"]);
  for (const { id, version } of bookings.toReversed()) {
    const response = await post(api, `/api/pay-booking/${id}`, { version, payment: "full" });
    if (!response.ok()) continue;
    const session = (await response.json()) as { id: string };
    return `/checkout-session/${session.id}`;
  }
  throw new Error("The demonstration's driver has no booking to pay online.");
}

async function listBookings(api: SignedInApi, statuses: string[]): Promise<ListedBooking[]> {
  const response = await post(api, "/api/bookings/1/100/fr", { statuses });
  if (!response.ok()) throw new Error(`Listing bookings: status ${response.status()}.`);
  const { items } = (await response.json()) as { items: ListedBooking[] };
  return items;
}

function post({ request, apiUrl, webUrl }: SignedInApi, path: string, data: object): Promise<APIResponse> {
  const key = crypto.randomUUID();
  return request.post(apiUrl + path, { data, headers: { origin: webUrl, "idempotency-key": key } });
}
