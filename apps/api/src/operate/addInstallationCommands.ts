import type { Command } from "commander";
import { pino } from "pino";
import { checkInstallation } from "./checkInstallation.ts";
import { makeSecrets } from "./makeSecrets.ts";
import type { Operator } from "./terminal/Operator.ts";
import { OperatorError } from "./terminal/OperatorError.ts";

/** Adds the commands that prepare and check an installation. */
export function addInstallationCommands(program: Command, operator: Operator): void {
  program
    .command("secrets")
    .description("print new values of the secrets that production requires, as lines for .env")
    .action(() => {
      for (const line of makeSecrets(operator)) operator.print(line);
    });
  program
    .command("doctor")
    .description("check configuration, database, clock, mail and storage; list what is owed to drivers")
    .action(async () => {
      const findings = await checkInstallation({ ...operator, logger: pino({ level: "silent" }) });
      for (const { subject, isGood, message, details = [], advice } of findings) {
        operator.print(`${isGood ? "✓" : "✗"} ${subject}: ${message}`);
        for (const detail of details) operator.print(`  ${detail}`);
        if (advice !== undefined) operator.print(`  → ${advice}`);
      }
      const bad = findings.filter(({ isGood }) => !isGood).length;
      if (bad > 0) throw new OperatorError(`${bad} of ${findings.length} checks failed.`);
    });
}
