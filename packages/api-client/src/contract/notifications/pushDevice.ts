import { PushSubscription } from "@sayara/domain/notification/PushSubscription";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { text } from "../texts.ts";

const driverRules = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;

/**
 * Whether the session's device gets notifications, and the key that authenticates the marketplace to push
 * services.
 */
export const PushDevice = v.object({
  isOn: v.boolean(),
  /** Public key on P-256 in base64url, uncompressed: the `applicationServerKey` of a subscription (RFC 8292). */
  publicKey: text(100),
});
export type PushDevice = v.InferOutput<typeof PushDevice>;

/** Returns whether the device of a driver's session gets notifications [WP1]. */
export const pushDevice = defineEndpoint({
  ...driverRules,
  name: "pushDevice",
  method: "GET",
  path: "/api/push-device",
  responses: { 200: PushDevice },
});

/** Input schemas of {@link savePushDevice}. */
export const savePushDeviceInput = {
  body: PushSubscription,
};

/**
 * Turns notifications on for the device of a driver's session, replacing its earlier subscription. An account
 * has at most ten devices. One more turns off the oldest [WP2].
 */
export const savePushDevice = defineEndpoint({
  ...driverRules,
  name: "savePushDevice",
  method: "POST",
  path: "/api/save-push-device",
  input: inputOf<typeof savePushDeviceInput>(),
  responses: { 200: PushDevice },
});

/** Turns notifications off for the device of a driver's session. Pending notifications are dropped [WP6]. */
export const removePushDevice = defineEndpoint({
  ...driverRules,
  name: "removePushDevice",
  method: "POST",
  path: "/api/remove-push-device",
  responses: { 200: PushDevice },
});
