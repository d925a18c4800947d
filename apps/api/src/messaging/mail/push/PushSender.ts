/** A device's push subscription (RFC 8030, RFC 8291). */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushRequest {
  /** Encrypted for the device; at most 3,000 bytes. */
  payload: string;
  /** Seconds for which the push service stores the notification for an unreachable device. */
  ttl: number;
  /**
   * A later notification with the same topic replaces one that is still waiting. At most 32 characters of
   * base64url.
   */
  topic: string;
}

/** Thrown when a push service does not accept a notification. */
export class PushError extends Error {
  override readonly name = "PushError";
  /**
   * `EGONE`: the device no longer has this address. `EREFUSED`: the notification is refused. After
   * `ECONNECTION` and `ETIMEDOUT`, a later attempt may succeed.
   */
  readonly code: "EGONE" | "EREFUSED" | "ECONNECTION" | "ETIMEDOUT";
  /** Status of the HTTP response. */
  readonly responseCode: number | undefined;
  /** Seconds after which the push service accepts notifications again. */
  readonly retryAfter: number | undefined;

  constructor(
    code: PushError["code"],
    { responseCode, retryAfter }: { responseCode?: number; retryAfter?: number | undefined } = {},
  ) {
    super("the push service did not accept the notification");
    this.code = code;
    this.responseCode = responseCode;
    this.retryAfter = retryAfter;
  }
}

/**
 * Sends a notification to a device. Resolves when its push service has accepted it.
 *
 * @throws PushError. Its message contains neither address nor content.
 */
export type PushSender = (target: PushTarget, request: PushRequest, signal: AbortSignal) => Promise<void>;
