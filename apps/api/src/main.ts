import { startTracing } from "@sayara/telemetry/tracing/startTracing";
import { ConfigurationError, readConfig } from "./server/config/readConfig.ts";
import { createLogger } from "./server/log/createLogger.ts";
import { FolderInUseError } from "./database/pglite/lockFolder.ts";
import { registerShutdown } from "./registerShutdown.ts";
import { describeFault } from "./server/log/describeFault.ts";
import { explainPortConflict } from "./server/config/explainPortConflict.ts";
import { startServer } from "./startServer.ts";

/** Prints an error that the operator can fix as one sentence, and any other with its stack trace. */
function refuseToStart(error: unknown): never {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (error instanceof ConfigurationError || error instanceof FolderInUseError) {
    process.stderr.write(`${error.message}\n`);
  } else if (code === "EADDRINUSE") {
    process.stderr.write(`${explainPortConflict(portOf(error), process.env)}\n`);
  } else {
    process.stderr.write(`${JSON.stringify(describeFault(error))}\n`);
  }
  process.exit(1);
}

function portOf(error: unknown): string {
  return error instanceof Error && "port" in error ? String(error.port) : "of the API";
}

try {
  const config = readConfig(process.env);
  const logger = createLogger(config);
  const { traces } = config;
  const tracing =
    traces === undefined
      ? undefined
      : await startTracing({ service: "sayara-api", endpoint: traces, ownOrigins: [] });
  if (tracing !== undefined) globalThis.fetch = tracing.fetch;
  const stop = await startServer(config, logger, tracing);
  registerShutdown({
    logger,
    stop: async (options) => {
      await stop(options);
      await tracing?.close();
    },
  });
} catch (error) {
  refuseToStart(error);
}
