import type { IncomingMessage } from "node:http";

/**
 * The visitor's address: the socket's, or what the outermost of our own proxies wrote into `X-Forwarded-For`.
 * Entries further left were sent by the visitor and prove nothing.
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
