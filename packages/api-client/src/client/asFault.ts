import { isHTTPError, isNetworkError, isTimeoutError } from "ky";
import type { Endpoint } from "../contract/defineEndpoint.ts";
import { Fault } from "./Fault.ts";

/** Converts what a call threw to a `Fault`. @throws the cause itself when it is of no known kind */
export function asFault(endpoint: Endpoint, cause: unknown): Fault {
  if (cause instanceof Fault) return cause;
  const about = { endpoint: endpoint.name, cause };
  if (isTimeoutError(cause)) return new Fault("timeout", { ...about, detail: "no answer in time" });
  if (isHTTPError(cause)) {
    return new Fault("server", {
      ...about,
      status: cause.response.status,
      detail: `status ${cause.response.status}`,
    });
  }
  if (cause instanceof SyntaxError)
    return new Fault("contract", { ...about, detail: "the answer is not JSON" });
  if (isNetworkError(cause) || cause instanceof TypeError)
    return new Fault("network", { ...about, detail: "not reached" });
  throw cause;
}
