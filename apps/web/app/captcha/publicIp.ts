import { readSite } from "#web/request/Site.ts";

/** For an unknown address. The server ignores the given one: it uses that of the connection. */
const unknown = "0.0.0.0";

/** Returns the visitor's public address, which the captcha's call names; `0.0.0.0` without a configured service. */
export async function publicIp(): Promise<string> {
  const { publicIpUrl } = readSite(document);
  if (publicIpUrl === "") return unknown;
  const { lookUpPublicIp } = await import("@sayara/api-client/client/lookUpPublicIp");
  return (await lookUpPublicIp({ url: publicIpUrl })) ?? unknown;
}
