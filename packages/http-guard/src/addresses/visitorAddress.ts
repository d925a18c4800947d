import { isIP } from "node:net";

export interface Chain {
  /** The socket's remote address. */
  socket: string | undefined;
  /** The `X-Forwarded-For` header. */
  forwardedFor: string | undefined;
  /** Number of our own proxies, each of which appends to the header. */
  trustedProxies: number;
}

/**
 * Returns the visitor's address: the socket's, or the entry added by the outermost trusted proxy. Entries further left
 * come from the visitor and may be forged. Undefined without a socket.
 */
export function visitorAddress({ socket, forwardedFor = "", trustedProxies }: Chain): string | undefined {
  if (trustedProxies === 0) return socket;
  const outermost = forwardedFor.split(",").at(-trustedProxies)?.trim();
  return outermost !== undefined && isIP(outermost) > 0 ? outermost : socket;
}
