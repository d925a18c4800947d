import { checks } from "./checks.ts";
import { runCheck } from "./runCheck.ts";

/**
 * `pnpm check` runs all checks, `pnpm check import` those with `import` in their name. The last line of the output
 * counts them.
 */
const [filter = ""] = process.argv.slice(2);
const failed: string[] = [];
const selected = checks.filter(({ name }) => name.includes(filter));
for (const check of selected) {
  process.stdout.write(`▸ ${check.name}\n`);
  if (!(await runCheck(check))) failed.push(check.name);
}
for (const name of failed) process.stdout.write(`✗ ${name}\n`);
process.stdout.write(`${selected.length - failed.length} passed, ${failed.length} failed\n`);
// A filter that matches no check is an error.
process.exitCode = failed.length > 0 || selected.length === 0 ? 1 : 0;
