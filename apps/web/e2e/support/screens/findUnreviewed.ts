import { bookings } from "@sayara/api-client/contract/bookings/bookings";
import { bookingReview } from "@sayara/api-client/contract/reviews/bookingReview";
import { signedInClient } from "../people/signedInClient.ts";

/**
 * Returns a finished booking of the demonstration driver without a review. Concurrent e2e tests search from opposite
 * ends.
 */
export async function findUnreviewed(
  apiUrl: string,
  webUrl: string,
  account: { email: string; password: string },
  end: "first" | "last" = "first",
): Promise<string> {
  const call = await signedInClient({ apiUrl, webUrl }, account);
  const listed = await call(bookings, {
    params: { page: 1, size: 50, language: "fr" },
    body: { statuses: ["paid", "reserved"] },
  });
  if (!listed.ok) throw new Error(listed.refusal.code);
  const { items } = listed.data;
  for (const { id } of end === "first" ? items : items.toReversed()) {
    const response = await call(bookingReview, { params: { bookingId: id } });
    if (response.ok && response.data.review === null) return id;
  }
  throw new Error("the demonstration's driver has reviewed every booking");
}
