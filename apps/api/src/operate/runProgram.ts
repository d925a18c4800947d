import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import { type Command, CommanderError } from "commander";
import { ConfigurationError } from "#api/server/config/readConfig.ts";
import { FolderInUseError } from "#api/database/pglite/lockFolder.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import { createProgram } from "./createProgram.ts";
import type { Operator } from "./terminal/Operator.ts";
import { OperatorError } from "./terminal/OperatorError.ts";

/**
 * Runs the operator's commands with this process's arguments and terminal, and sets its exit code.
 *
 * @param addCommands adds commands of other packages
 */
export async function runProgram(
  addCommands: (program: Command, operator: Operator) => void = () => {},
): Promise<void> {
  try {
    rejectLostCharacters(process.argv.slice(2), "The command");
    const program = createProgram(operator);
    addCommands(program, operator);
    await program.parseAsync();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof CommanderError) process.exitCode = error.exitCode;
    else if (error instanceof OperatorError || error instanceof ConfigurationError) note(error.message);
    else if (error instanceof FolderInUseError)
      note(`${error.message} Stop the API before a command, or use PostgreSQL.`);
    else note(JSON.stringify(describeFault(error)));
  }
}

const { stderr, stdin, stdout } = process;
// A reader such as `head` may end before the command, which then completes in silence.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
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
    rejectLostCharacters([String(value)], "The password");
    return value as string | undefined;
  },
};

/** A terminal or script in an encoding other than UTF-8 yields `�` for accented letters. */
function rejectLostCharacters(texts: readonly string[], subject: string): void {
  if (!texts.some((text) => text.includes("\uFFFD"))) return;
  throw new OperatorError(`${subject} is not UTF-8 text: set the terminal, or the script's file, to UTF-8.`);
}
