import type { Command } from "commander";
import { pino } from "pino";
import { createFileStore } from "@sayara/api/files/storage/createFileStore";
import { type BookCarsOutcome, importBookCars } from "./importBookCars.ts";
import { omissionReport } from "./omissionReport.ts";
import { readBookCars } from "./read/readBookCars.ts";
import { importRefusal } from "@sayara/api/operate/catalogue/importRefusal";
import type { Operator } from "@sayara/api/operate/terminal/Operator";
import { showProgress } from "@sayara/api/operate/terminal/showProgress";
import { withInstallation } from "@sayara/api/operate/withInstallation";

/** Adds the commands that import data from other products. */
export function addImportCommands(program: Command, operator: Operator): void {
  program
    .command("import")
    .description("carry a marketplace over from another product")
    .command("bookcars")
    .description("collections of BookCars as mongoexport writes them, each file named after its collection")
    .argument("<files...>", "User.json Location.json Car.json Booking.json …")
    .option("--dry-run", "show what would change and what is not carried, and change nothing")
    .option("--invite", "mail each new account the link that sets its password")
    .action(async (files: string[], options: { dryRun?: boolean; invite?: boolean }) => {
      operator.note(`Reading ${files.join(", ")} …`);
      const readExport = await readBookCars(files);
      if ("problems" in readExport) throw importRefusal(readExport.problems);
      const { dryRun: isDryRun = false, invite: isInviting = false } = options;
      const outcome = await withInstallation(operator, ({ db, config }) =>
        importBookCars(db, readExport, {
          now: operator.clock(),
          config,
          files: createFileStore({ config, logger: pino({ level: "silent" }) }),
          randomBytes: operator.randomBytes,
          isDryRun,
          isInviting,
          onProgress: showProgress(operator, "Importing"),
        }),
      );
      report(operator, outcome);
      for (const file of readExport.skipped) operator.print(`${file}: this collection is not carried`);
      if (readExport.passwords > 0) operator.print(`${readExport.passwords} passwords are not carried.`);
      operator.print(isDryRun ? "Nothing was changed: this was a dry run." : "The export is imported.");
    });
}

function report(operator: Operator, outcome: BookCarsOutcome): void {
  if ("problems" in outcome) throw importRefusal(outcome.problems);
  for (const line of omissionReport(outcome.omissions)) operator.print(line);
  const { place, agency, car, price, account, booking } = outcome.tallies;
  const tallies = { places: place, agencies: agency, cars: car, "cars' prices": price };
  for (const [name, tally] of Object.entries({ ...tallies, accounts: account, bookings: booking })) {
    const { created, changed, unchanged } = tally;
    if (created + changed + unchanged === 0) continue;
    operator.print(`${name}: ${created} new, ${changed} changed, ${unchanged} unchanged`);
  }
}
