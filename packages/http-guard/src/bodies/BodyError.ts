/**
 * `busy`: the bodies under way take all memory that they may. `late`: slower than allowed. `broken`: the connection
 * ended first. `large`: past the limit.
 */
export type BodyFault = "busy" | "late" | "broken" | "large";

/** A body that was not received. */
export class BodyError extends Error {
  override readonly name = "BodyError";
  readonly fault: BodyFault;

  constructor(fault: BodyFault) {
    super(`the body is ${fault}`);
    this.fault = fault;
  }
}
