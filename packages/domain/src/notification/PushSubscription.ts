import * as v from "valibot";

/** Maximum length of the address at which a browser's push service takes notifications. */
const MAX_ENDPOINT_LENGTH = 1000;

/**
 * Address of a device at its push service: https, a host without user name and port [WP2]. Whether the host is of the
 * public internet shows only when it is connected to.
 */
const PushEndpoint = v.pipe(
  v.string(),
  v.maxLength(MAX_ENDPOINT_LENGTH),
  v.regex(/^https:\/\/[a-z0-9.-]+\/[\x21-\x7e]*$/i),
  v.url(),
);

/**
 * What a browser gives to reach and encrypt for it (RFC 8291): its address, its public key of 65 bytes and its secret of
 * 16 bytes, in base64url.
 */
export const PushSubscription = v.object({
  endpoint: PushEndpoint,
  p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
});
export type PushSubscription = v.InferOutput<typeof PushSubscription>;
