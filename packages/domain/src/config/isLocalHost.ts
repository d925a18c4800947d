/**
 * Returns whether the host name of a parsed URL is the local machine: `localhost`, 127.0.0.0/8, `::1` or `0.0.0.0`.
 * Other machines cannot open it, so in production every server rejects it in a public address in production.
 */
export function isLocalHost(hostname: string): boolean {
  return /^(localhost\.?|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
