import { expect, test } from "vitest";
import { isLocalHost } from "./isLocalHost.ts";

test.each([
  "https://localhost",
  "https://LOCALHOST:3000/path",
  "https://localhost.",
  "http://127.0.0.1:4000",
  "https://127.1",
  "https://2130706433",
  "https://[::1]:3000",
  "https://0.0.0.0",
])("%s is the local machine", (address) => {
  expect(isLocalHost(new URL(address).hostname)).toBe(true);
});

test.each(["https://example.tn", "https://localhost.example.tn", "https://sayara.localhost"])(
  "%j is not the local machine",
  (address) => {
    expect(isLocalHost(new URL(address).hostname)).toBe(false);
  },
);
