/** An expected failure of a command: its message is printed without a trace, and the exit code is 1. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
