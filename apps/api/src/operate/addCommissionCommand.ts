import type { Command } from "commander";
import { MonthlyCommission } from "@sayara/domain/payment/MonthlyCommission";
import { listCommissions } from "./listCommissions.ts";
import type { Operator } from "./terminal/Operator.ts";
import { parseOption } from "./terminal/parseOption.ts";
import { withInstallation } from "./withInstallation.ts";

export function addCommissionCommand(program: Command, operator: Operator): void {
  program
    .command("commission")
    .description("list each agency's commission of the rentals that ended in a month")
    .argument("<month>", "for example 2026-11")
    .action(async (monthText: string) => {
      const month = parseOption("<month>", MonthlyCommission.entries.month, monthText);
      const { lines, open, isOver } = await withInstallation(operator, ({ db, config }) =>
        listCommissions(db, { month, business: config.business, now: operator.clock() }),
      );
      for (const line of lines) operator.print(line);
      if (!isOver)
        operator.note(
          `${month} is not over: these are the rentals that have ended so far; ${open} more end in it and are not counted.`,
        );
      operator.note(lines.length === 1 ? "1 agency" : `${lines.length} agencies`);
    });
}
