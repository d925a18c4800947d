import { findings } from "./findings.ts";

const found = await findings();
for (const { problem, text } of found) process.stdout.write(`${problem.padEnd(12)} ${text}\n`);
process.stdout.write(
  found.length === 0 ? "Every message is translated and used.\n" : `${found.length} to mend.\n`,
);
process.exitCode = found.length === 0 ? 0 : 1;
