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
      for (const { subject, isOk, message, details = [], advice } of findings) {
        operator.print(`${isOk ? "✓" : "✗"} ${subject}: ${message}`);
        for (const detail of details) operator.print(`  ${detail}`);
        if (advice !== undefined) operator.print(`  → ${advice}`);
      }
      const failedCount = findings.filter(({ isOk }) => !isOk).length;
      if (failedCount > 0) throw new OperatorError(`${failedCount} of ${findings.length} checks failed.`);
    });
}
