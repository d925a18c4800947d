import { checks } from "./checks.ts";
import { runCheck } from "./runCheck.ts";

/** `pnpm check` runs all checks, `pnpm check import` those with `import` in their name. */
const [word = ""] = process.argv.slice(2);
for (const check of checks.filter(({ name }) => name.includes(word))) {
  process.stdout.write(`▸ ${check.name}\n`);
  if (!(await runCheck(check))) process.exitCode = 1;
}
