import { GatewayRefusalError } from "./GatewayRefusalError.ts";
import { GatewayUnavailableError } from "./GatewayUnavailableError.ts";

/** Calls to a gateway. */
export const gatewayCalls = ["open", "read", "end", "refund"] as const;
export type GatewayCall = (typeof gatewayCalls)[number];

/**
 * What follows from an answer that is not 2xx. `refused`: the call is not repeated. `again`: the same call is repeated
 * later. `read`: the session is not open any more, so its state is read.
 */
export type Consequence = "refused" | "again" | "read";

/** An answer with an error. */
export interface GatewayResponse {
  /** `none`: no answer in time, a cut one, or one that is not the gateway's. */
  status: number | "5xx" | "none";
  /** The gateway's code of the error. Absent: any. */
  code?: string;
  follows: Consequence;
}

/** The answers of a gateway, by call; null: it has no such call. The first that fits counts. */
export type GatewayResponses = Record<GatewayCall, readonly GatewayResponse[] | null>;

/** Answers that mean the same at every gateway. */
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
 * Returns what follows from an error. One that is not listed, or whose body is not an error of the gateway, as that of
 * a proxy, is `again`.
 */
export function consequenceOf(
  answers: readonly GatewayResponse[],
  { status, code }: { status: number; code: string | undefined },
): Consequence {
  if (code === undefined) return "again";
  const found = answers.find(
    (answer) => answer.status === status && (answer.code === undefined || answer.code === code),
  );
  return found?.follows ?? "again";
}

/** Returns the error of an answer that is not 2xx. `code` is undefined where the body is not an error of the gateway. */
export function toGatewayError(
  answers: readonly GatewayResponse[],
  { status, code }: { status: number; code: string | undefined },
): GatewayRefusalError | GatewayUnavailableError {
  return consequenceOf(answers, { status, code }) === "again"
    ? new GatewayUnavailableError(`the gateway answered with the status ${status} ${code ?? ""}`.trim())
    : new GatewayRefusalError({ status, code: code ?? "" });
}
