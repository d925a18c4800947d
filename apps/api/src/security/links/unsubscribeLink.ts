import { equalInConstantTime } from "#api/security/equalInConstantTime.ts";
import { keyedHash } from "#api/security/keyedHash.ts";

/** The account of an unsubscribe link, and the subscription that the link ends. */
export interface UnsubscribeLink {
  userId: string;
  /**
   * The audience message that contains the link. The message's kind decides which subscription ends. Absent
   * for notification mails.
   */
  messageId?: string | undefined;
  /** Whether the link ends only mails about saved cars [SV7]. */
  isPriceAlert?: boolean;
}

/**
 * Returns the token of an account's unsubscribe links: `{ids in base64url}.{signature}`. The token does not
 * expire, because a mail may be read at any time. It can only end mails.
 */
export function unsubscribeToken(secret: string, link: UnsubscribeLink): string {
  const hex = idsOf(link).join("").replaceAll("-", "");
  return `${Buffer.from(hex, "hex").toString("base64url")}.${signature(secret, link)}`;
}

/** Returns the subject of a signed token; undefined for any other text. */
export function readUnsubscribeToken(secret: string, token: string): UnsubscribeLink | undefined {
  const [ids = "", givenSignature = ""] = token.split(".");
  const hex = Buffer.from(ids, "base64url").toString("hex");
  if (hex.length !== ID_LENGTH && hex.length !== 2 * ID_LENGTH) return undefined;
  const link = {
    userId: uuidOf(hex.slice(0, ID_LENGTH)),
    ...(hex.length > ID_LENGTH && { messageId: uuidOf(hex.slice(ID_LENGTH)) }),
  };
  // The signature decides which subscription the link ends.
  const links: UnsubscribeLink[] = [link, { ...link, isPriceAlert: true }];
  return links.find((each) => equalInConstantTime(givenSignature, signature(secret, each)));
}

/** Hexadecimal digits of a UUID. */
const ID_LENGTH = 32;

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

function idsOf({ userId, messageId }: UnsubscribeLink): string[] {
  return messageId === undefined ? [userId] : [userId, messageId];
}

function signature(secret: string, link: UnsubscribeLink): string {
  const purpose = link.isPriceAlert === true ? "unsubscribe from price alerts" : "unsubscribe";
  return keyedHash(secret, purpose, idsOf(link).join(" "));
}
