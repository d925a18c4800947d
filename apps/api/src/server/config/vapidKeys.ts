import { createECDH, createHmac } from "node:crypto";

/** Bytes of a private key on P-256. */
const PRIVATE_KEY_BYTES = 32;

/** Keys in base64url that identify the marketplace to push services (RFC 8292). */
export interface VapidKeys {
  /** Uncompressed point on P-256. */
  publicKey: string;
  privateKey: string;
}

/** Returns the key pair of a private key in base64url; undefined if it is not a valid P-256 key. */
export function vapidKeysOf(privateKey: string): VapidKeys | undefined {
  const bytes = Buffer.from(privateKey, "base64url");
  if (bytes.length !== PRIVATE_KEY_BYTES) return undefined;
  const curve = createECDH("prime256v1");
  try {
    curve.setPrivateKey(bytes);
  } catch {
    return undefined;
  }
  return { publicKey: curve.getPublicKey("base64url"), privateKey: bytes.toString("base64url") };
}

/**
 * Derives the keys from this installation's secret (docs/decisions/0008). The first number almost always
 * yields a valid key.
 */
export function deriveVapidKeys(secret: string): VapidKeys {
  for (let number = 0; ; number += 1) {
    const key = createHmac("sha256", secret).update(`vapid\n${number}`).digest("base64url");
    const keys = vapidKeysOf(key);
    if (keys !== undefined) return keys;
  }
}
