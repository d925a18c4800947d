import { checks } from "./checks.ts";
import { runCheck } from "./runCheck.ts";

/**
 * `pnpm check` runs all checks, `pnpm check import` those with `import` in their name. The last line of the output
 * counts them.
 */
const [word = ""] = process.argv.slice(2);
const failed: string[] = [];
const chosen = checks.filter(({ name }) => name.includes(word));
for (const check of chosen) {
  process.stdout.write(`▸ ${check.name}\n`);
  if (!(await runCheck(check))) failed.push(check.name);
}
for (const name of failed) process.stdout.write(`✗ ${name}\n`);
process.stdout.write(`${chosen.length - failed.length} passed, ${failed.length} failed\n`);
// A word that matches no check is an error.
process.exitCode = failed.length > 0 || chosen.length === 0 ? 1 : 0;
