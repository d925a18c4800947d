import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import type { Command } from "commander";
import { pino } from "pino";
import { createFileStore } from "#api/files/storage/createFileStore.ts";
import { exportCatalogue } from "./catalogue/exportCatalogue.ts";
import { importCatalogue, type ImportOutcome } from "./catalogue/importCatalogue.ts";
import { importRefusal } from "./catalogue/importRefusal.ts";
import { readRecords } from "#api/operate/catalogue/read/readRecords.ts";
import type { Operator } from "./terminal/Operator.ts";
import { OperatorError } from "./terminal/OperatorError.ts";
import { showProgress } from "./terminal/showProgress.ts";
import { withInstallation } from "./withInstallation.ts";

export function addCatalogueCommands(program: Command, operator: Operator): void {
  const catalogue = program.command("catalogue").description("places, agencies, cars, prices, pictures");
  catalogue
    .command("import")
    .description("import JSON lines (.jsonl) or tables (.csv): all records or, with any error, none")
    .argument("<files...>")
    .option("--dry-run", "show what would change, and change nothing")
    .action(async (files: string[], { dryRun: isDryRun = false }: { dryRun?: boolean }) => {
      operator.note(`Reading ${files.join(", ")} …`);
      const readResult = await readRecords(files);
      const outcome = await withInstallation(operator, ({ db, config }) =>
        importCatalogue(db, readResult, {
          now: operator.clock(),
          files: createFileStore({ config, logger: pino({ level: "silent" }) }),
          isDryRun,
          onProgress: showProgress(operator, "Importing"),
        }),
      );
      report(operator, outcome, isDryRun);
    });
  catalogue
    .command("export")
    .description("write the catalogue as JSON lines that `catalogue import` reads")
    .argument("<file>")
    .action(async (path: string) => {
      const file = createWriteStream(path, { flags: "wx" });
      await once(file, "open").catch(() => {
        throw new OperatorError(`${path} exists or can't be written.`);
      });
      const count = await withInstallation(operator, ({ db }) =>
        exportCatalogue(db, (record) => void file.write(`${JSON.stringify(record)}\n`)),
      );
      file.end();
      await finished(file);
      operator.print(`${count} records are in ${path}.`);
    });
}

function report(operator: Operator, outcome: ImportOutcome, isDryRun: boolean): void {
  if ("problems" in outcome) throw importRefusal(outcome.problems);
  const names = {
    place: "places",
    agency: "agencies",
    car: "cars",
    price: "cars' prices",
    picture: "pictures",
  };
  for (const [type, name] of Object.entries(names)) {
    const { created, changed, unchanged } = outcome.tallies[type as keyof typeof names];
    if (created + changed + unchanged === 0) continue;
    operator.print(`${name}: ${created} new, ${changed} changed, ${unchanged} unchanged`);
  }
  operator.print(isDryRun ? "Nothing was changed: this was a dry run." : "The catalogue is imported.");
}
