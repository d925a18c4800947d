/**
 * `busy`: bodies in progress use all the memory allowed. `late`: the body arrives too slowly. `broken`: the connection
 * ended first. `large`: the body exceeds the limit.
 */
export type BodyFault = "busy" | "late" | "broken" | "large";

/** A request body that could not be received. */
export class BodyError extends Error {
  override readonly name = "BodyError";
  readonly fault: BodyFault;

  constructor(fault: BodyFault) {
    super(`the body is ${fault}`);
    this.fault = fault;
  }
}
