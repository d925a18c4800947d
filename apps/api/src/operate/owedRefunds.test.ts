import { randomUUID } from "node:crypto";
import { createMetrics } from "@sayara/telemetry/metrics/createMetrics";
import { describe, expect, test } from "vitest";
import { watchDatabase } from "#api/server/metrics/watchDatabase.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { engines } from "#api/testing/withDatabase.ts";
import { owedRefunds } from "./owedRefunds.ts";

const now = new Date("2026-11-20T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe.each(engines)("[BK12] owed refunds, on %s", (engine) => {
  let api: TestApp;
  let world: BookedWorldFixture["world"];
  const database = withBookedWorld(engine, (fixture) => {
    ({ api, world } = fixture);
  });

  const aRefund = async (
    gateway: "konnect" | null,
    state: "requested" | "failed" | "succeeded",
    { dinars, days }: { dinars: number; days: number },
  ) => {
    const { db } = database();
    const id = await world.aBooking({ status: "cancelled", paid: 318 });
    const { id: payment_id } = await db
      .selectFrom("payments")
      .select("id")
      .where("booking_id", "=", id)
      .executeTakeFirstOrThrow();
    const requestedAt = daysAgo(days);
    await db
      .insertInto("refunds")
      .values({
        id: randomUUID(),
        booking_id: id,
        payment_id,
        gateway,
        amount_millimes: dinars * 1000,
        state,
        reason: "cancelled",
        created_at: requestedAt,
        settled_at: state === "requested" ? null : requestedAt,
      })
      .execute();
    return (await world.read(id)).reference;
  };
  const metricsOf = async () => {
    const metrics = await createMetrics();
    watchDatabase(metrics, { ...database(), clock: api.dependencies.clock });
    const { text } = await metrics.read();
    return text.split("\n").filter((line) => line.startsWith("sayara_refunds_owed"));
  };

  test("doctor lists owed refunds with their amounts, oldest first, and metrics count them by who must refund them", async () => {
    const { db } = database();
    expect(await owedRefunds(db, now)).toEqual({
      subject: "refunds",
      isOk: true,
      message: "0 refunds are owed to drivers, 0 in all",
      details: [],
    });
    const requested = await aRefund("konnect", "requested", { dinars: 10.5, days: 0 });
    const failed = await aRefund("konnect", "failed", { dinars: 246, days: 3 });
    const atDesk = await aRefund(null, "requested", { dinars: 100, days: 2 });
    await aRefund("konnect", "succeeded", { dinars: 318, days: 40 });
    const lines = [
      `${failed}\t246 TND\tsince 2026-11-17\trefused by konnect: to be returned by hand`,
      `${atDesk}\t100 TND\tsince 2026-11-18\tat the agency's desk`,
      `${requested}\t10.5 TND\tsince 2026-11-20\trequested at konnect`,
    ];
    expect(await owedRefunds(db, now)).toEqual({
      subject: "refunds",
      isOk: true,
      message: "3 refunds are owed to drivers, 356.5 in all",
      details: lines,
    });
    expect(await metricsOf()).toEqual([
      'sayara_refunds_owed{by="gateway"} 1',
      'sayara_refunds_owed{by="staff"} 2',
      'sayara_refunds_owed_dinars{by="gateway"} 10.5',
      'sayara_refunds_owed_dinars{by="staff"} 346',
    ]);
    await aRefund("konnect", "failed", { dinars: 1, days: 10 });
    const overdueFinding = await owedRefunds(db, now);
    expect(overdueFinding).toMatchObject({ isOk: false, advice: expect.stringContaining("record it") });
    expect(overdueFinding.details).toHaveLength(4);
  });
});
