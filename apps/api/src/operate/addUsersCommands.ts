import { ClientAccountStatus, clientAccountStatuses } from "@sayara/domain/user/ClientAccountStatus";
import { UserType, userTypes } from "@sayara/domain/user/UserType";
import { type Command, Option } from "commander";
import { pino } from "pino";
import * as v from "valibot";
import { createFileStore } from "#api/files/storage/createFileStore.ts";
import type { Operator } from "./terminal/Operator.ts";
import { parseOption } from "./terminal/parseOption.ts";
import { deleteUser } from "./users/deleteUser.ts";
import { exportUser } from "./users/exportUser.ts";
import { listUsers } from "./users/listUsers.ts";
import { setClientStatus } from "./users/setClientStatus.ts";
import { withInstallation } from "./withInstallation.ts";

/** Adds the commands that list accounts and change their statuses. */
export function addUsersCommands(program: Command, operator: Operator): void {
  const user = program.command("user").description("accounts of drivers, agencies and administrators");
  user
    .command("list")
    .description("list accounts, newest first: address, name, type, status, creation, last entry of the log")
    .addOption(new Option("--type <type>").choices(userTypes))
    .addOption(new Option("--status <status>").choices(clientAccountStatuses))
    .option("--search <words>", "part of the address or the name")
    .option("--limit <count>", "maximum number of accounts", "100")
    .action(async (options: { type?: string; status?: string; search?: string; limit: string }) => {
      const limit = parseOption("--limit", Limit, options.limit);
      const lines = await withInstallation(operator, ({ db }) =>
        listUsers(db, {
          type: v.parse(v.optional(UserType), options.type),
          status: v.parse(v.optional(ClientAccountStatus), options.status),
          searchText: options.search,
          limit,
        }),
      );
      for (const line of lines) operator.print(line);
      operator.note(lines.length === 1 ? "1 account" : `${lines.length} accounts`);
    });
  user
    .command("export")
    .description("print everything that is stored about a person, as JSON (law 2004-63)")
    .argument("<email>")
    .action(async (email: string) => {
      const data = await withInstallation(operator, ({ db, config }) =>
        exportUser(db, { email, now: operator.clock(), siteName: config.siteName }),
      );
      operator.print(JSON.stringify(data, null, 2));
    });
  user
    .command("delete")
    .description("delete an account; records that must be kept are anonymized")
    .argument("<email>")
    .option("--dry-run", "say what would be deleted and kept, and change nothing")
    .action(async (email: string, { dryRun = false }: { dryRun?: boolean }) => {
      const lines = await withInstallation(operator, ({ db, config }) =>
        deleteUser(db, {
          email,
          dryRun,
          now: operator.clock(),
          files: createFileStore({ config, logger }),
          logger,
        }),
      );
      for (const line of lines) operator.print(line);
      operator.note(dryRun ? `${email} would be deleted; nothing is changed` : `${email} is deleted`);
    });
  const statusCommands = [
    ["block", "blocked", "suspend an account: its sessions and links are revoked"],
    ["unblock", "active", "end a suspension or a follow-up"],
    ["follow-up", "needs_follow_up", "mark an account for follow-up"],
  ] as const;
  for (const [name, status, description] of statusCommands) {
    user
      .command(name)
      .description(description)
      .argument("<email>")
      .requiredOption("--reason <text>", "stored in the account's log")
      .action(async (email: string, { reason }: { reason: string }) => {
        const previousStatus = await withInstallation(operator, ({ db }) =>
          setClientStatus(db, { email, status, reason, now: operator.clock() }),
        );
        operator.print(`${email}: ${previousStatus} → ${status}`);
      });
  }
}

const logger = pino({ level: "silent" });

const Limit = v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(10_000));
