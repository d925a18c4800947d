import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { visitorAddress } from "./visitorAddress.ts";

function aMessage(forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: "10.0.0.1" });
  const message = new IncomingMessage(socket);
  if (forwarded !== undefined) message.headers["x-forwarded-for"] = forwarded;
  return message;
}

test("without trusted proxies the socket's address counts", () => {
  expect(visitorAddress(aMessage("203.0.113.5"), 0)).toBe("10.0.0.1");
});

test("behind one proxy the proxy's entry counts, not the visitor's", () => {
  expect(visitorAddress(aMessage("1.1.1.1, 203.0.113.5"), 1)).toBe("203.0.113.5");
});

test("a chain shorter than the trusted proxies falls back to the socket", () => {
  expect(visitorAddress(aMessage(), 2)).toBe("10.0.0.1");
});
