// Plain JavaScript that Node 12 can parse, so that an old Node can report that it is too old.
import { nodeProblem } from "./nodeProblem.mjs";

const commands = ["start", "dev", "test", "sayara", "screenshots"];
const command = process.argv[2] || "";
const problem =
  nodeProblem(process.versions.node) ||
  (commands.includes(command) ? undefined : `Name a command: ${commands.join(", ")}.`);

// Each command sets 0 when it completes, so that a command that ends early counts as failed.
process.exitCode = 1;
if (problem) process.stderr.write(`${problem}\n`);
// Not awaited: old versions cannot parse a top-level `await`.
else void import(`./${command}.ts`);
