import { once } from "node:events";
import type { Command } from "commander";
import * as v from "valibot";
import { readConfig } from "#api/server/config/readConfig.ts";
import { rehearsalVariables, rehearsePayments } from "./rehearsePayments.ts";
import type { Operator } from "./terminal/Operator.ts";
import { parseOption } from "./terminal/parseOption.ts";

const Port = v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(65_535));

/** Adds the command that rehearses online payments without an account at a gateway. */
export function addPaymentCommand(program: Command, operator: Operator): void {
  program
    .command("payment")
    .description("online payments")
    .command("rehearse")
    .description("stand in for Konnect until Ctrl-C, so that a booking can be paid without money")
    .option("--port <number>", "port on this machine, for the proxy", "4200")
    .action(async (options: { port: string }) => {
      const { print } = operator;
      const port = parseOption("--port", Port, options.port);
      const config = readConfig(operator.env);
      if (config.payment.konnect === undefined) {
        print("# Add these lines to .env, start the API again, then run this command once more:");
        for (const line of rehearsalVariables(config, operator.randomBytes)) print(line);
        return;
      }
      const standIn = await rehearsePayments(config, { port });
      print(`Payments at ${standIn.pageUrl} are rehearsed on port ${standIn.port}: no money moves.`);
      print("Ctrl-C ends the rehearsal. Remove the lines of Konnect from .env afterwards.");
      await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
      await standIn.stop();
    });
}
