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
  follows: Consequence;
}

/** Error responses of a gateway by call; null if the gateway has no such call. The first match applies. */
export type GatewayResponses = Record<GatewayCall, readonly GatewayResponse[] | null>;

/** Error responses with the same meaning at every gateway. */
export const usualResponses: readonly GatewayResponse[] = [
  { status: 400, follows: "refused" },
  { status: 401, follows: "again" },
  { status: 402, follows: "refused" },
  { status: 403, follows: "again" },
  { status: 404, follows: "refused" },
  { status: 409, follows: "refused" },
  { status: 422, follows: "refused" },
  { status: 429, follows: "again" },
  { status: "5xx", follows: "again" },
  { status: "none", follows: "again" },
];

/**
 * Returns the consequence of an error response: `again` if the response is not listed, or if its body is not a gateway
 * error (such as a proxy's error page).
 */
export function outcomeOf(
  answers: readonly GatewayResponse[],
  { status, code }: { status: number; code: string | undefined },
): Consequence {
  if (code === undefined) return "again";
  const found = answers.find(
    (answer) => answer.status === status && (answer.code === undefined || answer.code === code),
  );
  return found?.follows ?? "again";
}

/** Converts a response outside 2xx to an error. `code` is undefined if the body is not a gateway error. */
export function toGatewayError(
  answers: readonly GatewayResponse[],
  { status, code }: { status: number; code: string | undefined },
): GatewayRefusalError | GatewayUnavailableError {
  return outcomeOf(answers, { status, code }) === "again"
    ? new GatewayUnavailableError(`the gateway answered with the status ${status} ${code ?? ""}`.trim())
    : new GatewayRefusalError({ status, code: code ?? "" });
}
