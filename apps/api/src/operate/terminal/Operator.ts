/** The terminal and the machine of a command, so that tests run commands in their own process. */
export interface Operator {
  env: Record<string, string | undefined>;
  clock: () => Date;
  randomBytes: (size: number) => Buffer;
  /** Writes a line of the result. */
  print: (line: string) => void;
  /** Writes a line beside the result: progress, warnings. */
  note: (line: string) => void;
  /** Rewrites the last line of a terminal; absent where the output is no terminal. */
  rewrite?: (line: string) => void;
  /** Reads one line from the standard input. Undefined at its end. */
  readLine: () => Promise<string | undefined>;
}
