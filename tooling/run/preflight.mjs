// Plain JavaScript that any Node since 12 can read: it has to be able to say that a Node is too old for the rest.
import { nodeProblem } from "./nodeProblem.mjs";

const commands = ["start", "dev", "test"];
const command = process.argv[2] || "";
const problem =
  nodeProblem(process.versions.node) ||
  (commands.includes(command) ? undefined : `Name a command: ${commands.join(", ")}.`);

// Until the command itself says otherwise: one that ends halfway has failed.
process.exitCode = 1;
if (problem) process.stderr.write(`${problem}\n`);
// Not awaited: older ones stumble over an `await` outside of a function, before they have read a word of this.
else void import(`./${command}.ts`);
