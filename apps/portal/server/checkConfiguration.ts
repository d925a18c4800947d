import { portalConfiguration } from "./portalConfiguration.ts";

/** Prints the portal's invalid environment variables and exits with 1. `pnpm start` runs it before the build. */
try {
  portalConfiguration(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
