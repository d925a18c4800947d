import type { Logger } from "pino";
import { describeFault, type FaultDescription } from "./server/log/describeFault.ts";
import type { StopOptions } from "./startServer.ts";

interface RunningServer {
  logger: Logger;
  stop: (options?: StopOptions) => Promise<void>;
}

/** Milliseconds after which the process ends in any case. */
const FORCE_EXIT_DELAY = 15_000;

/**
 * Ends the process after a signal, with 0, or after an uncaught error, with 1. Running requests finish, and the data
 * folder is unlocked. A second signal ends the process at once.
 */
export function registerShutdown({ logger, stop }: RunningServer): void {
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
  // After either event the state is undefined, so new requests are refused.
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      const fault = withoutMessages(describeFault(error));
      logger.fatal({ fault, event }, "a fault that nothing caught: the process ends");
      if (isEnding) return;
      setTimeout(() => process.exit(1), FORCE_EXIT_DELAY).unref();
      end(1, { delay: 0 });
    });
  }
}

/** Drops the messages of an error and of its causes, which may quote user input. */
function withoutMessages({ cause, ...description }: FaultDescription): FaultDescription {
  const { message: _, ...fault } = description;
  return { ...fault, ...(cause && { cause: withoutMessages(cause) }) };
}
