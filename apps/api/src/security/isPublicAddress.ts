import { BlockList, isIP } from "node:net";

/** IPv4 addresses outside the public internet: IANA's special-purpose registry, multicast and reserved ranges. */
const privateIpv4 = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  privateIpv4.addSubnet(network, prefix, "ipv4");

/** IPv6 range of the public internet. Addresses that embed an IPv4 address are outside it or in `privateIpv6`. */
const globalIpv6 = new BlockList();
globalIpv6.addSubnet("2000::", 3, "ipv6");
const privateIpv6 = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  privateIpv6.addSubnet(network, prefix, "ipv6");

/** Returns whether an IP address belongs to the public internet [CF4]. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !privateIpv4.check(address, "ipv4");
  return family === 6 && globalIpv6.check(address, "ipv6") && !privateIpv6.check(address, "ipv6");
}
