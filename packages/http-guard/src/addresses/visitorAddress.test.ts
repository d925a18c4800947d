import { expect, test } from "vitest";
import { visitorAddress } from "./visitorAddress.ts";

const from = (forwardedFor: string | undefined, trustedProxies: number) =>
  visitorAddress({ socket: "10.0.0.1", forwardedFor, trustedProxies });

test("without trusted proxies the socket's address counts", () => {
  expect(from("203.0.113.5", 0)).toBe("10.0.0.1");
});

test("behind one proxy the proxy's entry counts, not the visitor's", () => {
  expect(from("1.1.1.1, 203.0.113.5", 1)).toBe("203.0.113.5");
});

test("a chain shorter than the trusted proxies falls back to the socket", () => {
  expect(from(undefined, 2)).toBe("10.0.0.1");
  expect(from("203.0.113.5", 2)).toBe("10.0.0.1");
});

test("an entry that is no address falls back to the socket", () => {
  expect(from("rubbish", 1)).toBe("10.0.0.1");
});
