import { expect, test } from "vitest";
import { visitorAddress } from "./visitorAddress.ts";

const from = (forwardedFor: string | undefined, trustedProxies: number) =>
  visitorAddress({ socket: "10.0.0.1", forwardedFor, trustedProxies });

test("without trusted proxies, uses the socket's address", () => {
  expect(from("203.0.113.5", 0)).toBe("10.0.0.1");
});

test("behind one proxy, uses the proxy's entry, not the visitor's", () => {
  expect(from("1.1.1.1, 203.0.113.5", 1)).toBe("203.0.113.5");
});

test("falls back to the socket when the chain is shorter than the number of trusted proxies", () => {
  expect(from(undefined, 2)).toBe("10.0.0.1");
  expect(from("203.0.113.5", 2)).toBe("10.0.0.1");
});

test("falls back to the socket when the entry is not an address", () => {
  expect(from("rubbish", 1)).toBe("10.0.0.1");
});
