import { createECDH, randomBytes, randomUUID } from "node:crypto";
import type { PushSubscription } from "@sayara/domain/notification/PushSubscription";

/** Returns the subscription of a new browser at a push service. */
export function aPushSubscription(changes: Partial<PushSubscription> = {}): PushSubscription {
  return {
    endpoint: `https://push.example/${randomUUID()}`,
    p256dh: createECDH("prime256v1").generateKeys("base64url"),
    auth: randomBytes(16).toString("base64url"),
    ...changes,
  };
}
