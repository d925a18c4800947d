import { afterEach, expect, test, vi } from "vitest";
import { createGateways } from "./createGateways.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a gateway that does not respond leaves the others their request slots", async () => {
  const hangingResponse = Promise.withResolvers<Response>();
  const calls: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    const { host } = new URL(url);
    calls.push(host);
    return host === "konnect.example"
      ? hangingResponse.promise
      : Promise.resolve(new Response("", { status: 500 }));
  });
  const gateways = createGateways({
    config: {
      publicUrl: "https://api.sayara.example",
      admission: { concurrency: 8, maxWaiting: 1000, waitTimeout: 2000 },
      payment: {
        stripe: undefined,
        konnect: { apiKey: "wallet:key", walletId: "wallet", url: "https://konnect.example" },
        sandbox: {
          url: "https://sandbox.example",
          publicUrl: "https://pay.example",
          key: "key",
          webhookSecret: "secret",
        },
      },
    },
    clock: () => new Date("2026-11-20T12:00:00Z"),
  });
  const read = (name: "konnect" | "sandbox") =>
    gateways.get(name)?.readSession("session").catch(String) ?? Promise.resolve("is not configured");

  const hangingReads = Array.from({ length: 8 }, () => read("konnect"));
  expect(await read("sandbox")).toContain("answered with the status 500");
  // The gateways share half of the 8 request slots, so Konnect gets 2.
  expect(calls.filter((host) => host === "konnect.example")).toHaveLength(2);
  hangingResponse.resolve(new Response("", { status: 500 }));
  await Promise.all(hangingReads);
});
