import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startMerchant, startTestGateway } from "#gateway/testing/startTestGateway.ts";

test("sends each event once, signed over its exact bytes, with the session's state at that time", async () => {
  const merchant = await startMerchant();
  const gateway = await startTestGateway({ webhookUrl: merchant.url });
  try {
    const { id } = await gateway.open();
    await gateway.pay(id, "4000000000000002");
    await gateway.pay(id, "4242424242424242");
    await gateway.refund(id, { amount: 50, reference: "r1" });
    const expiring = await gateway.open();
    await gateway.server(`/v1/sessions/${expiring.id}/expire`, {});
    await expect.poll(() => merchant.deliveries.length, { timeout: 5000 }).toBe(4);
    expect(merchant.types().toSorted()).toEqual([
      "refund.succeeded",
      "session.expired",
      "session.failed",
      "session.paid",
    ]);
    const paid = merchant.deliveries.find(({ event }) => event.type === "session.paid");
    expect(paid?.event.session).toMatchObject({ id, state: "paid", amount: 318_050, refunds: [] });
    for (const { headers, rawBody } of merchant.deliveries) {
      const [, t = "", v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["sandbox-signature"])) ?? [];
      const hmac = createHmac("sha256", gateway.config.webhookSecret);
      expect(hmac.update(`${t}.${rawBody}`).digest("hex")).toBe(v1);
      expect(Math.abs(Date.now() / 1000 - Number(t))).toBeLessThan(60);
    }
  } finally {
    await gateway.stop();
    merchant.stop();
  }
});

test("a rejected webhook is sent again with the same id", async () => {
  let refusals = 1;
  const merchant = await startMerchant(() => (refusals-- > 0 ? 503 : 204));
  const gateway = await startTestGateway({ webhookUrl: merchant.url });
  try {
    const { id } = await gateway.open();
    await gateway.pay(id, "4242424242424242");
    await expect.poll(() => merchant.deliveries.length, { timeout: 8000 }).toBe(2);
    expect(new Set(merchant.deliveries.map(({ event }) => event.id)).size).toBe(1);
  } finally {
    await gateway.stop();
    merchant.stop();
  }
});

test("sessions, late payments and undelivered webhooks survive a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sayara-gateway-"));
  const merchant = await startMerchant();
  const file = join(folder, "gateway.sqlite");
  try {
    const first = await startTestGateway({ file, delays: { latePayment: 300 } });
    const [paid, latePaid] = [await first.open(), await first.open()];
    await first.pay(paid.id, "4242424242424242");
    await first.pay(latePaid.id, "4000000000000119");
    await first.stop();
    const second = await startTestGateway({ file, webhookUrl: merchant.url });
    expect(await second.read(paid.id)).toMatchObject({ state: "paid" });
    const deliveredEvents = () => merchant.deliveries.map(({ event }) => `${event.session.id} ${event.type}`);
    await expect
      .poll(deliveredEvents, { timeout: 12_000 })
      .toEqual(expect.arrayContaining([`${paid.id} session.paid`, `${latePaid.id} session.paid`]));
    await second.stop();
  } finally {
    merchant.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
