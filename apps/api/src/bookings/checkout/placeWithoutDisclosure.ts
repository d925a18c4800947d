import type { Transaction } from "#api/database/Schema.ts";
import { storeResult } from "#api/server/http/responses/idempotency.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { permitBookingBrowser } from "#api/security/links/permission.ts";
import { mailRegisteredGuest } from "#api/bookings/confirm/mailRegisteredGuest.ts";
import type { Order } from "./Order.ts";
import { type Mailed, mailedResult, placeBooking } from "./placeBooking.ts";

/**
 * Books for a guest where registered addresses are not revealed: if the address has an account, mails it instead of
 * booking. A payment session in the response would reveal that the address has no account, so an online payment starts
 * from the mail.
 */
export async function placeWithoutDisclosure(
  transaction: Transaction,
  { browser, ...order }: Order & { browser: string | undefined },
  tools: Parameters<typeof placeBooking>[2],
): Promise<Mailed> {
  try {
    const placed = await placeBooking(transaction, order, tools);
    if (browser !== undefined) await permitBookingBrowser(transaction, { ...placed, browser });
  } catch (error) {
    // `guestAccount` throws these before any row of the booking is written.
    const isRegistered =
      error instanceof RefusalError &&
      (error.code === "email_registered" || error.code === "account_suspended");
    if (!isRegistered) throw error;
    await mailRegisteredGuest(transaction, order, tools);
    if (tools.attempt) await storeResult(transaction, tools.attempt, mailedResult, tools.now);
  }
  return mailedResult;
}
