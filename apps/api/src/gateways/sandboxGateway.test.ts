import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#api/server/config/readConfig.ts";
import { type RunningProcess, startProcess } from "#api/testing/processes/startProcess.ts";
import { createGateways } from "./createGateways.ts";

let folder: string;
let server: RunningProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sayara-gateway-"));
  server = await startProcess(fileURLToPath(import.meta.resolve("@sayara/sandbox-gateway/main")), {
    PUBLIC_SANDBOX_GATEWAY_URL: "https://pay.sayara.example",
    DATA_DIR: folder,
  });
});

afterAll(async () => {
  await server.end("SIGTERM");
  await rm(folder, { recursive: true, force: true });
});

test("the API calls the gateway at SANDBOX_GATEWAY_URL and returns the public address of its card page", async () => {
  const config = readConfig({
    SANDBOX_GATEWAY_URL: server.url,
    PUBLIC_SANDBOX_GATEWAY_URL: "https://pay.sayara.example",
  });
  const gateway = createGateways({ config, clock: () => new Date() }).get("sandbox");
  expect(gateway?.cardFieldsUrl).toBe("https://pay.sayara.example/card");
  const session = await gateway?.openSession({
    paymentId: "payment-1",
    reference: "SY-7K3Q9D",
    amountMillimes: 318_050,
    currency: "TND",
    expiresAt: new Date(Date.now() + 30 * 60_000),
    language: "en",
    description: "Booking SY-7K3Q9D",
    returnUrl: "https://sayara.example/checkout-session/1",
    customerEmail: "amina@example.tn",
  });
  expect(session?.url).toMatch(/^https:\/\/pay\.sayara\.example\/pay\//);
  expect(await gateway?.readSession(session?.id ?? "")).toMatchObject({
    state: "open",
    amountMillimes: 318_050,
  });
});
