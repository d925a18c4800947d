import { createQueue } from "@sayara/http-guard/queue/createQueue";
import type { Logger } from "pino";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { runInSlot } from "#api/http/limits/runInSlot.ts";
import { createVoucherThread } from "./createVoucherThread.ts";
import { type VoucherBounds, voucherBounds } from "./voucherBounds.ts";
import type { VoucherContent } from "./VoucherContent.ts";

/** Draws vouchers in a separate thread. */
export interface Vouchers {
  /**
   * Returns a voucher as PDF.
   *
   * @throws RefusalError `too_many_requests` when the booking has too many vouchers in progress, `unavailable` when too
   *   many are queued or the machine is too busy.
   */
  draw: (content: VoucherContent, options: { bookingId: string }) => Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the thread. A later voucher starts a new one. */
  close: () => void;
}

/** Seconds. */
const RETRY_AFTER = 10;

export function createVouchers(
  { logger }: { logger: Logger },
  overrides: Partial<VoucherBounds> = {},
): Vouchers {
  const bounds = { ...voucherBounds, ...overrides };
  const thread = createVoucherThread({ logger, bounds });
  const queue = createQueue({ ...bounds, concurrency: 1 });
  return {
    async draw(content, { bookingId }) {
      const file = await runInSlot(queue, () => thread.draw(content), {
        owner: bookingId,
        retryAfter: RETRY_AFTER,
      });
      if (file === undefined) throw new RefusalError("unavailable", { retryAfter: RETRY_AFTER });
      return file;
    },
    close: thread.close,
  };
}
