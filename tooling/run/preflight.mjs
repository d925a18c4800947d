// Plain JavaScript that Node 12 parses, so that an old Node can print why it is too old.
import { nodeProblem } from "./nodeProblem.mjs";

const commands = ["start", "dev", "test", "sayara", "screenshots"];
const command = process.argv[2] || "";
const problem =
  nodeProblem(process.versions.node) ||
  (commands.includes(command) ? undefined : `Name a command: ${commands.join(", ")}.`);

// A command that ends early has failed; it sets 0 itself.
process.exitCode = 1;
if (problem) process.stderr.write(`${problem}\n`);
// Not awaited: old versions cannot parse a top-level `await`.
else void import(`./${command}.ts`);
