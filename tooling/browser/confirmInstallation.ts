import { createInterface } from "node:readline/promises";

/**
 * Returns whether apt may install something on this machine: if `CI` is set, or if the user at the terminal agrees.
 * Returns false without a terminal.
 */
export async function confirmInstallation(
  program: string,
  { env = process.env, isTerminal = process.stdin.isTTY && process.stderr.isTTY, ask = askAtTerminal } = {},
): Promise<boolean> {
  if (env["CI"]) return true;
  if (!isTerminal) {
    process.stderr.write(
      `${program} is not on this machine. Install it, or set CI=true to have apt install it.\n`,
    );
    return false;
  }
  return /^y(es)?$/i.test(
    (await ask(`${program} is not on this machine. Install it with apt? [y/N] `)).trim(),
  );
}

async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
