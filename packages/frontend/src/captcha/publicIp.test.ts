// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { publicIp } from "./publicIp.ts";

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

function configure(respond: () => Promise<Response>) {
  const service = vi.fn(respond);
  vi.stubGlobal("fetch", service);
  const tag = document.createElement("meta");
  tag.name = "sayara-public-ip";
  tag.content = "https://ip.example.org/json";
  document.head.append(tag);
  return service;
}

test("calls no service unless one is configured", async () => {
  const service = configure(() => Promise.resolve(Response.json({ ip: "203.0.113.7" })));
  document.head.replaceChildren();
  expect(await publicIp()).toBe("0.0.0.0");
  expect(service).not.toHaveBeenCalled();
});

test("uses the configured service's response, and tolerates its failure", async () => {
  configure(() => Promise.resolve(Response.json({ ip: "203.0.113.7" })));
  expect(await publicIp()).toBe("203.0.113.7");
  document.head.replaceChildren();
  configure(() => Promise.reject(new TypeError("offline")));
  expect(await publicIp()).toBe("0.0.0.0");
  document.head.replaceChildren();
  configure(() => Promise.resolve(Response.json({ ip: "<script>" })));
  expect(await publicIp()).toBe("0.0.0.0");
});
