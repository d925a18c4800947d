import { portalConfiguration } from "./portalConfiguration.ts";

/** Fails with the portal's invalid variables. `pnpm start` runs it before the build. */
try {
  portalConfiguration(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
