import { GatewayRefusalError } from "./GatewayRefusalError.ts";
import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";

export const gatewayCalls = ["open", "read", "end", "refund"] as const;
export type GatewayCall = (typeof gatewayCalls)[number];

/**
 * Consequence of a response outside 2xx. `refused`: the call is not repeated. `again`: the same call is repeated later.
 * `read`: the session is no longer open, so its state is read.
 */
export type Consequence = "refused" | "again" | "read";

/** Error response of a gateway. */
export interface GatewayResponse {
  /** `none`: the response timed out, broke off, or did not come from the gateway. */
  status: number | "5xx" | "none";
  /** The gateway's error code. Absent: matches any code. */
  code?: string;
  consequence: Consequence;
}

/** Error responses of a gateway by call; null if the gateway has no such call. The first match applies. */
export type GatewayResponses = Record<GatewayCall, readonly GatewayResponse[] | null>;

/** Error responses with the same meaning at every gateway. */
export const commonResponses: readonly GatewayResponse[] = [
  { status: 400, consequence: "refused" },
  { status: 401, consequence: "again" },
  { status: 402, consequence: "refused" },
  { status: 403, consequence: "again" },
  { status: 404, consequence: "refused" },
  { status: 409, consequence: "refused" },
  { status: 422, consequence: "refused" },
  { status: 429, consequence: "again" },
  { status: "5xx", consequence: "again" },
  { status: "none", consequence: "again" },
];

/**
 * Returns the consequence of an error response: `again` if the response is not listed, or if its body is not a gateway
 * error (such as a proxy's error page).
 */
export function consequenceOf(
  errorResponses: readonly GatewayResponse[],
  { status, code }: { status: number; code: string | undefined },
): Consequence {
  if (code === undefined) return "again";
  const match = errorResponses.find(
    (response) => response.status === status && (response.code === undefined || response.code === code),
  );
  return match?.consequence ?? "again";
}

/** Converts a response outside 2xx to an error. `code` is undefined if the body is not a gateway error. */
export function toGatewayError(
  errorResponses: readonly GatewayResponse[],
  { status, code }: { status: number; code: string | undefined },
): GatewayRefusalError | GatewayUnavailableError {
  return consequenceOf(errorResponses, { status, code }) === "again"
    ? new GatewayUnavailableError(`the gateway answered with the status ${status} ${code ?? ""}`.trim())
    : new GatewayRefusalError({ status, code: code ?? "" });
}
