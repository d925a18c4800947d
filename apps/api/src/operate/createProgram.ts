import { Command } from "commander";
import type { Operator } from "./terminal/Operator.ts";
import { addInstallationCommands } from "./addInstallationCommands.ts";
import { addStaffCommands } from "./addStaffCommands.ts";
import { addUsersCommands } from "./addUsersCommands.ts";
import { addCatalogueCommands } from "./addCatalogueCommands.ts";
import { addLedgerCommands } from "./addLedgerCommands.ts";
import { addPaymentCommand } from "./addPaymentCommand.ts";
import { addCommissionCommand } from "./addCommissionCommand.ts";

/** Builds the operator's commands. They throw an OperatorError for an expected failure. */
export function createProgram(operator: Operator): Command {
  const program = new Command("sayara")
    .description("Commands for operators. They read the same configuration as the API.")
    .configureOutput({ writeOut: writeLines(operator.print), writeErr: writeLines(operator.note) })
    .exitOverride()
    .showHelpAfterError("Add --help to see the options.");
  addInstallationCommands(program, operator);
  addStaffCommands(program, operator);
  addUsersCommands(program, operator);
  addCommissionCommand(program, operator);
  addLedgerCommands(program, operator);
  addCatalogueCommands(program, operator);
  addPaymentCommand(program, operator);
  return program;
}

function writeLines(write: (line: string) => void) {
  return (text: string) => write(text.replace(/\n$/, ""));
}
