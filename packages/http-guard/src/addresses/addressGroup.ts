import { isIP } from "node:net";

/**
 * Returns the group of an IP address. An IPv6 address belongs to its /64 network, since one customer has 2⁶⁴
 * addresses. An IPv4 address is its own group, even when mapped to IPv6.
 *
 * @example
 * addressGroup("2001:db8:1:2::6"); // "2001:db8:1:2::/64"
 */
export function addressGroup(address: string): string {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  if (isIP(address) !== 6) return address;
  const [prefix = "", suffix = ""] = address.split("%")[0]?.toLowerCase().split("::") ?? [];
  const before = prefix === "" ? [] : prefix.split(":");
  const after = suffix === "" ? [] : suffix.split(":");
  const groups = address.includes("::")
    ? [
        ...before,
        ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0"),
        ...after,
      ]
    : before;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
