/**
 * Returns whether the host name of a parsed address names the machine it is opened on: `localhost`, 127.0.0.0/8, `::1`
 * or `0.0.0.0`. No visitor elsewhere can open it, so both servers refuse it in a public address in production.
 */
export function isLocalHost(hostname: string): boolean {
  return /^(localhost\.?|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
