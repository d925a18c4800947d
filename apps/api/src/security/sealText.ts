import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

/** Purpose and owner of an encrypted text, authenticated with it. */
interface Seal {
  purpose: "rib";
  subject: string;
}

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text with this installation's secret, so that a copy of the database or a backup does not reveal
 * it.
 */
export function sealText(secret: string, seal: Seal, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret, seal), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(seal.subject));
  const encrypted = [cipher.update(text, "utf8"), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]).toString("base64url");
}

/**
 * Decrypts a text of `sealText`; undefined if it was altered, or encrypted with another secret or for another
 * subject.
 */
export function openSealed(secret: string, seal: Seal, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret, seal), iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(seal.subject));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString("utf8");
  } catch {
    return undefined;
  }
}

function keyOf(secret: string, { purpose }: Seal): Buffer {
  return createHmac("sha256", secret).update(`seal:${purpose}`).digest();
}
