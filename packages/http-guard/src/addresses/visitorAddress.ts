import { isIP } from "node:net";

export interface Chain {
  /** The address of the socket. */
  socket: string | undefined;
  /** The header `X-Forwarded-For`. */
  forwardedFor: string | undefined;
  /** Proxies of ours, which append to it. */
  trustedProxies: number;
}

/**
 * Returns the visitor's address: the socket's, or the entry of the outermost trusted proxy. Entries further left were
 * sent by the visitor and may be forged. Undefined without a socket.
 */
export function visitorAddress({ socket, forwardedFor = "", trustedProxies }: Chain): string | undefined {
  if (trustedProxies === 0) return socket;
  const outermost = forwardedFor.split(",").at(-trustedProxies)?.trim();
  return outermost !== undefined && isIP(outermost) > 0 ? outermost : socket;
}
