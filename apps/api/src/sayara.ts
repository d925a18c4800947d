import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import { CommanderError } from "commander";
import { ConfigurationError } from "./config/readConfig.ts";
import { FolderInUseError } from "./database/lockFolder.ts";
import { describeFault } from "./log/describeFault.ts";
import { createProgram } from "./operate/createProgram.ts";
import type { Operator } from "./operate/terminal/Operator.ts";
import { OperatorError } from "./operate/terminal/OperatorError.ts";

/** The operator's commands: `pnpm sayara --help`. */
const { stderr, stdin, stdout } = process;
let isLineOpen = false;

function note(line: string): void {
  if (isLineOpen) stderr.write("\n");
  isLineOpen = false;
  stderr.write(`${line}\n`);
}

const operator: Operator = {
  env: process.env,
  clock: () => new Date(),
  randomBytes,
  print: (line) => {
    if (isLineOpen) stderr.write("\n");
    isLineOpen = false;
    stdout.write(`${line}\n`);
  },
  note,
  ...(stderr.isTTY && {
    rewrite: (line: string) => {
      stderr.write(`\r${line}`);
      isLineOpen = true;
    },
  }),
  readLine: async () => {
    if (stdin.isTTY) stderr.write("Password: ");
    const lines = createInterface({ input: stdin, terminal: false });
    const { value } = await lines[Symbol.asyncIterator]().next();
    lines.close();
    return value as string | undefined;
  },
};

try {
  await createProgram(operator).parseAsync();
} catch (error) {
  process.exitCode = 1;
  if (error instanceof CommanderError) process.exitCode = error.exitCode;
  else if (error instanceof OperatorError || error instanceof ConfigurationError) note(error.message);
  else if (error instanceof FolderInUseError)
    note(`${error.message} Stop the API before a command, or use PostgreSQL.`);
  else note(JSON.stringify(describeFault(error)));
}
