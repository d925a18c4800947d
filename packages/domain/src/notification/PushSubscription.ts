import * as v from "valibot";

/** Maximum length of the endpoint at which a push service accepts a browser's notifications. */
const MAX_ENDPOINT_LENGTH = 1000;

/**
 * A device's endpoint at its push service: an https URL without a user name or port [WP2]. Whether the host
 * is on the public internet is checked only when it is connected to.
 */
const PushEndpoint = v.pipe(
  v.string(),
  v.maxLength(MAX_ENDPOINT_LENGTH),
  v.regex(/^https:\/\/[a-z0-9.-]+\/[\x21-\x7e]*$/i),
  v.url(),
);

/**
 * A browser's subscription, with the values needed to encrypt for it (RFC 8291): its endpoint, its public key
 * of 65 bytes and its secret of 16 bytes, in base64url.
 */
export const PushSubscription = v.object({
  endpoint: PushEndpoint,
  p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
});
export type PushSubscription = v.InferOutput<typeof PushSubscription>;
