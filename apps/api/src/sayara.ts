import { runProgram } from "./operate/runProgram.ts";

/** The operator's commands: `pnpm sayara --help`. */
await runProgram();
