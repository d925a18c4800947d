import type { Logger } from "pino";
import { describeFault } from "./log/describeFault.ts";
import type { StopOptions } from "./startServer.ts";

interface Running {
  logger: Logger;
  stop: (options?: StopOptions) => Promise<void>;
}

/** Milliseconds after which a process that cannot go on ends in any case. */
const LAST_MOMENT = 15_000;

/**
 * Ends the process when a signal asks for it, with 0, or when nothing caught an error, with 1: what is under way
 * finishes and the data folder is given back. A second signal ends it at once.
 */
export function endInOrder({ logger, stop }: Running): void {
  let isEnding = false;

  const end = (exitCode: number, options?: StopOptions) => {
    isEnding = true;
    stop(options).then(
      () => process.exit(exitCode),
      (error: unknown) => {
        logger.fatal({ fault: describeFault(error) }, "did not stop cleanly");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isEnding) process.exit(1);
      logger.info({ signal }, "stopping");
      end(0);
    });
  }
  // After either, nobody knows what state the process is in: it takes no new visitors.
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      // Without its message, which may quote anything.
      const { message: _, ...fault } = describeFault(error);
      logger.fatal({ fault, event }, "a fault that nothing caught: the process ends");
      if (isEnding) return;
      setTimeout(() => process.exit(1), LAST_MOMENT).unref();
      end(1, { delay: 0 });
    });
  }
}
