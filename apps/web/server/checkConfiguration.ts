import { webConfiguration } from "./webConfiguration.ts";

/** Fails with the website's invalid variables. `pnpm start` runs it before it builds what `main.ts` imports. */
try {
  webConfiguration(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
