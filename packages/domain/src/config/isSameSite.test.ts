import { expect, test } from "vitest";
import { isSameSite } from "./isSameSite.ts";

test.each([
  ["http://localhost:3000", "http://localhost:4000"],
  ["http://127.0.0.1:3000", "http://127.0.0.1:4000"],
  ["http://[::1]:3000", "http://[::1]:4000"],
  ["http://www.sayara.localhost:3000", "http://api.sayara.localhost:4000"],
  ["https://sayara.example", "https://api.sayara.example"],
  ["https://www.sayara.example", "https://api.sayara.example./"],
  ["https://example.com.tn", "https://api.example.com.tn"],
  ["https://SAYARA.tn", "https://api.sayara.tn:8443/v1"],
])("%s and %s are on the same site", (first, second) => {
  expect(isSameSite(first, second)).toBe(true);
  expect(isSameSite(second, first)).toBe(true);
});

test.each([
  ["https://sayara.tn", "https://sayara-api.tn"],
  ["https://sayara.tn", "https://sayara.com"],
  ["https://one.com.tn", "https://other.com.tn"],
  ["https://com.tn", "https://api.com.tn"],
  ["https://sayara.vercel.app", "https://sayara-api.vercel.app"],
  ["https://sayara.github.io", "https://api.github.io"],
  ["http://localhost:3000", "http://127.0.0.1:4000"],
  ["http://192.168.1.10:3000", "http://192.168.1.11:4000"],
  ["http://one.localhost", "http://other.localhost"],
  ["http://sayara.tn", "https://api.sayara.tn"],
])("%s and %s are on different sites", (first, second) => {
  expect(isSameSite(first, second)).toBe(false);
  expect(isSameSite(second, first)).toBe(false);
});
