import type { Command } from "commander";
import { MonthlyCommission } from "@sayara/domain/payment/MonthlyCommission";
import { monthBounds } from "#api/money/ledger/monthBounds.ts";
import { issueStatementsOf } from "#api/money/statements/issueMonths.ts";
import { listCommissions } from "./listCommissions.ts";
import type { Operator } from "./terminal/Operator.ts";
import { OperatorError } from "./terminal/OperatorError.ts";
import { parseOption } from "./terminal/parseOption.ts";
import { withInstallation } from "./withInstallation.ts";

export function addCommissionCommand(program: Command, operator: Operator): void {
  program
    .command("commission")
    .description("list the figures of each agency's statement of a month")
    .argument("<month>", "for example 2026-11")
    .option("--issue", "issue the missing statements of a month that is over")
    .action(async (monthText: string, { issue = false }: { issue?: boolean }) => {
      const month = parseOption("<month>", MonthlyCommission.entries.month, monthText);
      const now = operator.clock();
      const { lines, open, isOver } = await withInstallation(operator, async ({ db, config }) => {
        if (issue) {
          if (monthBounds(month, config.business.timeZone).end > now)
            throw new OperatorError(`${month} is not over: its statements are issued afterwards.`);
          const issued = await issueStatementsOf({ db, config, clock: operator.clock }, month);
          operator.note(issued === 1 ? "1 statement issued" : `${issued} statements issued`);
        }
        return listCommissions(db, { month, config, now });
      });
      for (const line of lines) operator.print(line);
      if (!isOver)
        operator.note(
          `${month} is not over: these are the rentals that have ended so far; ${open} more end in it and are not counted.`,
        );
      operator.note(lines.length === 1 ? "1 statement" : `${lines.length} statements`);
    });
}
