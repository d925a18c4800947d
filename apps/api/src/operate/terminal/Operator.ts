/** Terminal and machine of a command. Tests pass their own to run commands in process. */
export interface Operator {
  env: Record<string, string | undefined>;
  clock: () => Date;
  randomBytes: (size: number) => Buffer;
  /** Writes a line of the result. */
  print: (line: string) => void;
  /** Writes a line outside the result, such as progress or a warning. */
  note: (line: string) => void;
  /** Rewrites the last line of a terminal. Absent if the output is not a terminal. */
  rewrite?: (line: string) => void;
  /** Reads one line from standard input; undefined at the end of the input. */
  readLine: () => Promise<string | undefined>;
}
