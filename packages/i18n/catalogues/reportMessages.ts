import { findCatalogueDefects } from "./findCatalogueDefects.ts";

const defects = await findCatalogueDefects();
for (const { problem, text } of defects) process.stdout.write(`${problem.padEnd(12)} ${text}\n`);
process.stdout.write(
  defects.length === 0 ? "Every message is translated and used.\n" : `${defects.length} to fix.\n`,
);
process.exitCode = defects.length === 0 ? 0 : 1;
