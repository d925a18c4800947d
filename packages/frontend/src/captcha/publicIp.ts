import { readSite } from "@sayara/frontend/request/Site";

/** Placeholder for an unknown address. The server ignores the value and uses the address of the connection. */
const unknown = "0.0.0.0";

/** Returns the visitor's public IP address, a field of the captcha call; `0.0.0.0` if no service is configured. */
export async function publicIp(): Promise<string> {
  const { publicIpUrl } = readSite(document);
  if (publicIpUrl === "") return unknown;
  const { lookUpPublicIp } = await import("@sayara/api-client/client/lookUpPublicIp");
  return (await lookUpPublicIp({ url: publicIpUrl })) ?? unknown;
}
