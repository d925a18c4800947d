import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP } from "node:net";
import webPush from "web-push";
import { isPublicAddress } from "#api/security/isPublicAddress.ts";
import { lookUpAllowed } from "#api/security/lookUpAllowed.ts";
import type { VapidKeys } from "#api/server/config/vapidKeys.ts";
import {
  PushError,
  type PushRequest,
  type PushSender,
  type PushTarget,
} from "#api/messaging/mail/push/PushSender.ts";

/** Timeout of an attempt, in seconds. */
const TIMEOUT = 10;
/** Maximum seconds that a push service may make us wait. */
const LONGEST_WAIT = 86_400;

export interface WebPushOptions {
  keys: VapidKeys;
  /** Address at which a push service can contact the operator: `mailto:` or `https:`. */
  subject: string;
  /** Returns whether the sender may connect to an IP address. */
  isAllowed?: (address: string) => boolean;
  /** Additional certificate authorities, in PEM format. */
  ca?: string;
  seconds?: number;
}

/**
 * Sends notifications by Web Push: encrypted for the device (RFC 8291), signed by the marketplace (RFC 8292),
 * over https to public addresses only, without following redirects [WP2]. `web-push` only composes the
 * request, because the library does not check addresses.
 */
export function webPushSender({
  keys,
  subject,
  isAllowed = isPublicAddress,
  ca,
  seconds = TIMEOUT,
}: WebPushOptions): PushSender {
  return async (target, pushed, signal) => {
    const url = URL.parse(target.endpoint);
    const host = url?.hostname.replace(/^\[|\]$/g, "") ?? "";
    if (url?.protocol !== "https:" || (isIP(host) > 0 && !isAllowed(host))) throw new PushError("EREFUSED");
    const { headers, body } = sealRequest(target, pushed, { keys, subject });
    const timeout = AbortSignal.timeout(seconds * 1000);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, {
        method: "POST",
        agent: false,
        headers,
        lookup: lookUpAllowed(isAllowed),
        signal: AbortSignal.any([signal, timeout]),
        ...(ca !== undefined && { ca }),
      })
        .once("response", resolve)
        .once("error", reject)
        .end(body);
    }).catch((error: unknown) => {
      if (error instanceof Error && error.name === "ForbiddenAddressError") throw new PushError("EREFUSED");
      throw new PushError(timeout.aborted ? "ETIMEDOUT" : "ECONNECTION");
    });
    // The body is not read.
    response.destroy();
    refuseFailure(response);
  };
}

/** @throws PushError `EREFUSED` for invalid keys, which the library rejects. */
function sealRequest(
  { endpoint, p256dh, auth }: PushTarget,
  { payload, ttl, topic }: PushRequest,
  { keys, subject }: Pick<WebPushOptions, "keys" | "subject">,
) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: ttl,
      topic,
      urgency: "high",
      contentEncoding: "aes128gcm",
    });
  } catch {
    throw new PushError("EREFUSED");
  }
}

function refuseFailure({ statusCode = 0, headers }: IncomingMessage): void {
  if (statusCode >= 200 && statusCode < 300) return;
  const responseCode = statusCode;
  if (statusCode === 404 || statusCode === 410) throw new PushError("EGONE", { responseCode });
  const isTemporary = statusCode === 429 || statusCode >= 500;
  if (!isTemporary) throw new PushError("EREFUSED", { responseCode });
  throw new PushError("ECONNECTION", { responseCode, retryAfter: secondsOf(headers["retry-after"]) });
}

/** Returns the seconds in a `Retry-After` header; undefined if it is absent or a date. */
function secondsOf(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,9}$/.test(header)
    ? Math.min(Number(header), LONGEST_WAIT)
    : undefined;
}
