import { Hono } from "hono";
import { expect, test } from "vitest";
import { readConfig } from "#api/server/config/readConfig.ts";
import type { AppEnv } from "#api/server/http/App.ts";
import { clientAddress } from "./clientAddress.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";

const secret = "the website's own proof of itself";

async function addressOf(
  socket: string,
  headers: Record<string, string> = {},
  trustedProxies = 0,
): Promise<string> {
  const config = readConfig({ WEB_SERVER_SECRET: secret, TRUSTED_PROXIES: String(trustedProxies) });
  const app = new Hono<AppEnv>().get("/", (c) => {
    c.set("dependencies", { config } as Dependencies);
    return c.text(clientAddress(c));
  });
  const response = await app.request("/", { headers }, { incoming: { socket: { remoteAddress: socket } } });
  return response.text();
}

test("counts IPv4 by address, even when written as IPv6", async () => {
  expect(await addressOf("203.0.113.7")).toBe("203.0.113.7");
  expect(await addressOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::6", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:2::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("counts IPv6 %s as its network %s", async (address, network) => {
  expect(await addressOf(address)).toBe(network);
});

test("behind our proxies, the outermost proxy's entry counts, not the visitor's claim", async () => {
  const headers = { "x-forwarded-for": "6.6.6.6, 203.0.113.7, 10.0.0.2" };
  expect(await addressOf("10.0.0.1", headers, 2)).toBe("203.0.113.7");
  expect(await addressOf("10.0.0.1", headers, 1)).toBe("10.0.0.2");
  expect(await addressOf("10.0.0.1", headers, 9)).toBe("10.0.0.1");
  expect(await addressOf("10.0.0.1", { "x-forwarded-for": "rubbish" }, 1)).toBe("10.0.0.1");
});

test("accepts a visitor's address from the website's server with its secret", async () => {
  const forwarded = { "x-visitor-address": "203.0.113.7" };
  expect(await addressOf("10.0.0.9", { ...forwarded, "x-web-server-secret": secret })).toBe("203.0.113.7");
  expect(await addressOf("10.0.0.9", { ...forwarded, "x-web-server-secret": `${secret}x` })).toBe("10.0.0.9");
});
