import { expect, test } from "vitest";
import { isLocalAddress } from "./isLocalAddress.ts";

test.each([
  "https://localhost",
  "https://LOCALHOST:3000/path",
  "https://localhost.",
  "http://127.0.0.1:4000",
  "https://127.1",
  "https://2130706433",
  "https://[::1]:3000",
  "https://0.0.0.0",
])("%s names this machine", (address) => {
  expect(isLocalAddress(address)).toBe(true);
});

test.each([
  "https://example.tn",
  "https://localhost.example.tn",
  "https://sayara.localhost",
  "localhost",
  "",
])("%j does not", (address) => {
  expect(isLocalAddress(address)).toBe(false);
});
