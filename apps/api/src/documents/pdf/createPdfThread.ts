import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { describeFault } from "#api/server/log/describeFault.ts";
import type { ConditionContent } from "#api/documents/condition/ConditionContent.ts";
import type { FineContent } from "#api/documents/fine/FineContent.ts";
import type { StatementContent } from "#api/documents/statement/StatementContent.ts";
import type { VoucherContent } from "#api/documents/voucher/VoucherContent.ts";
import type { PdfBounds } from "./pdfBounds.ts";

/** Content of a document that the thread can draw. */
export type DrawnContent = VoucherContent | StatementContent | FineContent | ConditionContent;

/** A thread that draws vouchers, statements, letters and condition reports in sequence. */
export interface PdfThread {
  /** Draws a document. Call it again only after it has resolved. Resolves to undefined if the machine is too busy. */
  draw: (content: DrawnContent) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  close: () => void;
}

type Report = { file: Uint8Array<ArrayBuffer> } | { fault: Record<string, unknown> };

/** Creates a thread. It starts with the first document, and is replaced after a document has ended it. */
export function createPdfThread({
  logger,
  bounds,
  startWorker = startPdfWorker,
}: {
  logger: Logger;
  bounds: Pick<PdfBounds, "deadline" | "idle" | "heap">;
  startWorker?: (heap: number) => Worker;
}): PdfThread {
  let current: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  return {
    async draw(content) {
      clearTimeout(idleTimer);
      const worker = (current ??= startThread());
      const report = await requestDrawing(worker, content, bounds.deadline);
      if (typeof report === "string") {
        logger.warn({ ended: report }, "a document ended the thread that draws");
        endWorker(worker);
        return undefined;
      }
      idleTimer = setTimeout(() => endWorker(worker), bounds.idle).unref();
      if ("fault" in report)
        throw new Error("the document was not drawn", { cause: new Error(JSON.stringify(report.fault)) });
      return report.file;
    },
    close() {
      clearTimeout(idleTimer);
      if (current !== undefined) endWorker(current);
    },
  };

  function startThread(): Worker {
    const worker = startWorker(bounds.heap);
    worker.on("error", (error) =>
      logger.error({ fault: describeFault(error) }, "the thread that draws documents failed"),
    );
    worker.once("exit", () => {
      if (current === worker) current = undefined;
    });
    worker.unref();
    return worker;
  }

  function endWorker(worker: Worker): void {
    if (current === worker) current = undefined;
    void worker.terminate();
  }
}

/**
 * Starts the worker.
 *
 * @param heap megabytes.
 */
function startPdfWorker(heap: number): Worker {
  return new Worker(new URL("pdfWorker.ts", import.meta.url), {
    name: "documents",
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
}

/** Resolves to the report of the thread, or to the reason why it cannot be used again. */
function requestDrawing(
  worker: Worker,
  content: DrawnContent,
  deadline: number,
): Promise<Report | "late" | "exit"> {
  return new Promise((resolve) => {
    const onExit = () => settle("exit");
    const timer = setTimeout(() => settle("late"), deadline);
    worker.once("message", settle).once("exit", onExit);
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(content);

    function settle(report: Report | "late" | "exit"): void {
      clearTimeout(timer);
      worker.off("message", settle).off("exit", onExit);
      resolve(report);
    }
  });
}
