import { ConfigurationError, readConfig } from "./config/readConfig.ts";
import { createLogger } from "./createLogger.ts";
import { startGateway } from "./startGateway.ts";

try {
  const config = readConfig(process.env);
  const logger = createLogger(config);
  const gateway = await startGateway(config, logger);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void gateway.stop().then(() => process.exit(0)));
  }
  logger.info({ address: config.publicUrl }, "listening");
} catch (error) {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    process.stderr.write(
      "The gateway's port is in use. Stop what uses it, or set GATEWAY_PORT to another one.\n",
    );
  } else if (error instanceof ConfigurationError) {
    process.stderr.write(`${error.message}\n`);
  } else {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  }
  process.exit(1);
}
