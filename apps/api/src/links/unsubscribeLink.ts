import { equalInConstantTime } from "#api/security/equalInConstantTime.ts";
import { keyedHash } from "#api/security/keyedHash.ts";

/**
 * Returns the token of an account's unsubscribe links: `{id in base64url}.{signature}`. It does not expire, because a
 * mail may be read at any time. It only turns notification mails off.
 */
export function unsubscribeToken(secret: string, userId: string): string {
  const id = Buffer.from(userId.replaceAll("-", ""), "hex").toString("base64url");
  return `${id}.${signature(secret, userId)}`;
}

/** Returns the account that a token was signed for; undefined for any other text. */
export function unsubscribedAccount(secret: string, token: string): string | undefined {
  const [id = "", givenSignature = ""] = token.split(".");
  const bytes = Buffer.from(id, "base64url");
  if (bytes.length !== 16) return undefined;
  const userId = bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  return equalInConstantTime(givenSignature, signature(secret, userId)) ? userId : undefined;
}

function signature(secret: string, userId: string): string {
  return keyedHash(secret, "unsubscribe", userId);
}
