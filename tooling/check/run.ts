import { checks } from "./checks.ts";
import { runCheck } from "./runCheck.ts";

/** `pnpm check` runs them all, `pnpm check import` those whose name holds the word. */
const [word = ""] = process.argv.slice(2);
for (const check of checks.filter(({ name }) => name.includes(word))) {
  process.stdout.write(`▸ ${check.name}\n`);
  if (!(await runCheck(check))) process.exitCode = 1;
}
