import type { IncomingMessage } from "node:http";

/**
 * Returns the visitor's address: the socket's, or the entry of the outermost trusted proxy in `X-Forwarded-For`.
 * Entries further left were sent by the visitor and may be forged.
 */
export function visitorAddress(incoming: IncomingMessage | undefined, trustedProxies: number): string {
  const socketAddress = incoming?.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return socketAddress;
  const forwarded = String(incoming?.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return forwarded.at(-trustedProxies) ?? socketAddress;
}
