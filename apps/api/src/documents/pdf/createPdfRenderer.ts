import { createQueue } from "@sayara/http-guard/queue/createQueue";
import type { Logger } from "pino";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { runInSlot } from "#api/server/http/limits/runInSlot.ts";
import { createPdfThread, type DrawnContent } from "./createPdfThread.ts";
import { type PdfBounds, pdfBounds } from "./pdfBounds.ts";

/** Draws vouchers, statements, letters and condition reports in a separate thread. */
export interface PdfRenderer {
  /**
   * Returns a document as PDF.
   *
   * @param options.owner id of its booking, statement or walk-in.
   * @throws RefusalError `too_many_requests` when the owner has too many documents in progress, `unavailable` when too
   *   many are queued or the machine is too busy.
   */
  draw: (content: DrawnContent, options: { owner: string }) => Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the thread. A later document starts a new one. */
  close: () => void;
}

/** Seconds. */
const RETRY_AFTER = 10;

export function createPdfRenderer(
  { logger }: { logger: Logger },
  overrides: Partial<PdfBounds> = {},
): PdfRenderer {
  const bounds = { ...pdfBounds, ...overrides };
  const thread = createPdfThread({ logger, bounds });
  const queue = createQueue({ ...bounds, concurrency: 1 });
  return {
    async draw(content, { owner }) {
      const file = await runInSlot(queue, () => thread.draw(content), {
        owner,
        retryAfter: RETRY_AFTER,
      });
      if (file === undefined) throw new RefusalError("unavailable", { retryAfter: RETRY_AFTER });
      return file;
    },
    close: thread.close,
  };
}
