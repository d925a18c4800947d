/** A device at its push service (RFC 8030). */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushRequest {
  /** Encrypted for the device; at most 3,000 bytes. */
  payload: string;
  /** Seconds for which the push service keeps it for a device that is away. */
  ttl: number;
  /** A later notification with the same topic replaces it while it waits. At most 32 characters of base64url. */
  topic: string;
}

/** Why a notification was not taken. `isGone`: the device has no such address any more. */
export class PushError extends Error {
  override readonly name = "PushError";
  /** `EGONE`, `EREFUSED`, or, if a later attempt may succeed, `ECONNECTION` or `ETIMEDOUT`. */
  readonly code: "EGONE" | "EREFUSED" | "ECONNECTION" | "ETIMEDOUT";
  /** Status of the answer. */
  readonly responseCode: number | undefined;
  /** Seconds after which the push service takes more. */
  readonly retryAfter: number | undefined;

  constructor(
    code: PushError["code"],
    { responseCode, retryAfter }: { responseCode?: number; retryAfter?: number | undefined } = {},
  ) {
    super("a push service took no notification");
    this.code = code;
    this.responseCode = responseCode;
    this.retryAfter = retryAfter;
  }
}

/**
 * Sends a notification to a device. Resolves when its push service has taken it.
 *
 * @throws PushError whose message names neither address nor content.
 */
export type PushSender = (target: PushTarget, request: PushRequest, signal: AbortSignal) => Promise<void>;
