import { createHmac } from "node:crypto";

/**
 * A name for something personal (an address, an e-mail) that only this installation can make again.
 * `purpose` keeps names of different uses apart.
 */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${value}`).digest("base64url");
}
