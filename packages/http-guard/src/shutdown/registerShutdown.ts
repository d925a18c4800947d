import type { Logger } from "pino";

interface ShutdownOptions {
  /** Name of the stopping process, for the log. */
  name: string;
  logger: Logger;
  /** Milliseconds after the signal during which new requests are still accepted. */
  delay: number;
  stop: (delay: number) => Promise<void>;
}

/** Milliseconds after the delay until the process exits in any case. */
const FORCED_EXIT_DELAY = 15_000;

/**
 * Ends the process gracefully: exits with 0 on a signal and with 1 on an uncaught error. Running requests finish first.
 * A second signal ends the process at once.
 */
export function registerShutdown({ name, logger, delay, stop }: ShutdownOptions): void {
  let isEnding = false;

  const end = (exitCode: number, milliseconds: number) => {
    isEnding = true;
    setTimeout(() => process.exit(1), milliseconds + FORCED_EXIT_DELAY).unref();
    void stop(milliseconds).finally(() => process.exit(exitCode));
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (isEnding) process.exit(1);
      logger.info({ signal }, `${name} stopping`);
      end(0, delay);
    });
  }
  // After either event, the state of the process is unknown, so it accepts no new requests.
  const uncaughtLogger = logger.child({}, { serializers: { fault: withoutMessage } });
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      uncaughtLogger.fatal({ fault: error, event }, "a fault that nothing caught: the process ends");
      if (!isEnding) end(1, 0);
    });
  }
}

/** Returns an error's name, code and stack without its message, which may contain personal data. */
function withoutMessage(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = error.stack
    ?.split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 12);
  return { type: error.name, ...("code" in error && { code: error.code }), frames };
}
