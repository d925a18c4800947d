import { Fault } from "@sayara/api-client/client/Fault";

/** Whether a call failed without reaching the server, so that it may be repeated later. */
export function didNotReachServer(error: unknown): boolean {
  return error instanceof Fault && (error.kind === "network" || error.kind === "timeout");
}
