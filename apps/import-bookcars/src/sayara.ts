import { runProgram } from "@sayara/api/operate/runProgram";
import { addImportCommands } from "./addImportCommands.ts";

/** The operator's commands, with the import from BookCars: `pnpm sayara --help`. */
await runProgram(addImportCommands);
