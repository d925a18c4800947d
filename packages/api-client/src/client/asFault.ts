import { isHTTPError, isNetworkError, isTimeoutError } from "ky";
import type { Endpoint } from "../contract/defineEndpoint.ts";
import { Fault } from "./Fault.ts";

/**
 * Converts an error thrown by a call to a `Fault`.
 *
 * @throws the cause itself if its kind is unknown.
 */
export function asFault(
  endpoint: Endpoint,
  { base, cause, isBodyLate = false }: { base: string; cause: unknown; isBodyLate?: boolean },
): Fault {
  if (cause instanceof Fault) return cause;
  // The declared path: the requested one may contain a mailed token.
  const url = `${base}${endpoint.path}`;
  const details = { endpoint: endpoint.name, url, cause };
  if (isBodyLate) return new Fault("timeout", { ...details, detail: "the body did not arrive in time" });
  if (isTimeoutError(cause)) return new Fault("timeout", { ...details, detail: "no response in time" });
  if (isHTTPError(cause)) {
    return new Fault("server", {
      ...details,
      status: cause.response.status,
      detail: `status ${cause.response.status}`,
    });
  }
  // A proxy or a captive portal may respond with HTML.
  if (cause instanceof SyntaxError)
    return new Fault("server", { ...details, detail: "the response is not JSON" });
  if (isNetworkError(cause) || cause instanceof TypeError) {
    const reason = reasonOf(cause);
    return new Fault("network", {
      ...details,
      detail: reason === undefined ? "not reached" : `not reached (${reason})`,
    });
  }
  throw cause;
}

/** Returns the code of the innermost cause, such as `ECONNREFUSED`. Browsers provide none. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return reasonOf(inner) ?? code;
}
