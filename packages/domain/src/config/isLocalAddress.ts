/**
 * Returns whether an address names the machine it is opened on: `localhost`, 127.0.0.0/8, `::1` or `0.0.0.0`. No visitor
 * elsewhere can open it, so both servers refuse it as a public address in production. False for text that is no address.
 */
export function isLocalAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return /^(localhost\.?|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
