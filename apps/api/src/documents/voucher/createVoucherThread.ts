import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { describeFault } from "#api/log/describeFault.ts";
import type { VoucherContent } from "./VoucherContent.ts";
import type { VoucherBounds } from "./voucherBounds.ts";

/** A thread that draws vouchers in sequence. */
export interface VoucherThread {
  /** Draws a voucher. Call it again only after it has resolved. Resolves to undefined if the machine is too busy. */
  draw: (content: VoucherContent) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  close: () => void;
}

type Report = { file: Uint8Array<ArrayBuffer> } | { fault: Record<string, unknown> };

/** Creates a voucher thread. It starts with the first voucher and is replaced after a voucher that ended it. */
export function createVoucherThread({
  logger,
  bounds,
  startWorker = startVoucherWorker,
}: {
  logger: Logger;
  bounds: Pick<VoucherBounds, "deadline" | "idle" | "heap">;
  startWorker?: (heap: number) => Worker;
}): VoucherThread {
  let current: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  return {
    async draw(content) {
      clearTimeout(idleTimer);
      const worker = (current ??= startThread());
      const report = await requestDrawing(worker, content, bounds.deadline);
      if (typeof report === "string") {
        logger.warn({ ended: report }, "a voucher ended the thread that draws");
        endWorker(worker);
        return undefined;
      }
      idleTimer = setTimeout(() => endWorker(worker), bounds.idle).unref();
      if ("fault" in report)
        throw new Error("the voucher was not drawn", { cause: new Error(JSON.stringify(report.fault)) });
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
      logger.error({ fault: describeFault(error) }, "the thread that draws vouchers failed"),
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
function startVoucherWorker(heap: number): Worker {
  return new Worker(new URL("voucherWorker.ts", import.meta.url), {
    name: "vouchers",
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
}

/** Resolves to the report of the thread, or to the reason why it cannot be used again. */
function requestDrawing(
  worker: Worker,
  content: VoucherContent,
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
