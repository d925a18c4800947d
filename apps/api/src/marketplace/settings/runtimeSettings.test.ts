import type { RuntimeSettings } from "@sayara/api-client/contract/settings/runtimeSettings";
import { runtimeSettings } from "@sayara/domain/setting/runtimeSettings";
import type { KyselyPlugin } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { aPortal, portalCallers, type TestPortal } from "#api/testing/data/aPortal.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { createRuntimeSettings } from "./createRuntimeSettings.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  beforeAll(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
  }, 120_000);

  const read = async (): Promise<RuntimeSettings> =>
    (await portal.call("admin", "/api/runtime-settings")).json;
  const change = async (body: object, version?: number) =>
    portal.call("admin", "/api/change-runtime-setting", {
      body: { version: version ?? (await read()).version, ...body },
    });
  const settingOf = async (setting: string) => (await read()).settings.find((one) => one.setting === setting);
  const checkOut = async (from: string, to: string, total: number) => {
    const { cookie } = await aPerson(api);
    return api.request("/api/checkout", { body: aCheckout(portal, { rental: { from, to }, total }), cookie });
  };
  const rateOf = async (bookingId: string) => {
    const row = await database()
      .db.selectFrom("bookings")
      .select(["commission_rate", "commission_millimes", "sold_terms"])
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow();
    return { ...row, commission_rate: Number(row.commission_rate) };
  };

  test("[RT1] the values of the configuration are the defaults", async () => {
    const { settings, version, today, history } = await read();
    expect([version, today, history]).toEqual([0, "2026-11-20", []]);
    expect(settings.map(({ setting, value, since, later }) => [setting, value, since, later])).toEqual([
      ["commissionRate", 6, null, []],
      ["commissionMonthlyThreshold", 50, null, []],
      ["maximumUnpaidHolds", 3, null, []],
      ["maximumUnconfirmedHolds", 12, null, []],
      ["planTrialDays", 30, null, []],
      ["payoutHoldHours", 48, null, []],
    ]);
    expect(settings.map(({ setting }) => setting)).toEqual([...runtimeSettings]);
  });

  test("[RT3] a new rate applies to quotes, searches and bookings with a pick-up from its day on; existing bookings keep their rate", async () => {
    const before = (await checkOut("2026-12-05T10:00:00+01:00", "2026-12-08T10:00:00+01:00", 318)).json
      .bookingId;
    const changed = await change({ setting: "commissionRate", value: 10, from: "2026-12-10" });
    expect(changed.status).toBe(200);
    const { json: settings } = await api.request("/api/settings");
    expect(settings.commission).toEqual({
      enabled: true,
      rate: 6,
      effectiveDate: "2025-12-01",
      later: [{ rate: 10, from: "2026-12-10" }],
    });
    const last = await checkOut("2026-12-09T10:00:00+01:00", "2026-12-12T10:00:00+01:00", 318);
    const stale = await checkOut("2026-12-13T10:00:00+01:00", "2026-12-16T10:00:00+01:00", 318);
    const first = await checkOut("2026-12-13T10:00:00+01:00", "2026-12-16T10:00:00+01:00", 330);
    expect([last.status, stale.json.code, first.status]).toEqual([201, "price_changed", 201]);
    expect(await rateOf(before)).toMatchObject({ commission_rate: 6, commission_millimes: 18_000 });
    expect(await rateOf(last.json.bookingId)).toMatchObject({ commission_rate: 6 });
    const sold = await rateOf(first.json.bookingId);
    expect(sold).toMatchObject({
      commission_rate: 10,
      commission_millimes: 30_000,
      sold_terms: { commission: { enabled: true, rate: 10, effectiveDate: "2025-12-01" } },
    });
    const found = await api.request("/api/frontend-cars/1/15", {
      body: { language: "fr", from: "2026-12-20T10:00:00+01:00", to: "2026-12-23T10:00:00+01:00" },
    });
    const totals = found.json.items?.map(({ total }: { total: number }) => total) ?? [];
    expect([found.status, totals]).toEqual([200, expect.arrayContaining([330])]);
    expect(totals).not.toContain(318);
  });

  test("[RT4] [RT2] the history shows each change's author and values, and a withdrawal restores the previous value", async () => {
    const first = await change({ setting: "planTrialDays", value: 14, from: "2026-11-20" });
    expect(first.status).toBe(200);
    await change({ setting: "planTrialDays", value: 60, from: "2027-01-01" });
    expect(await settingOf("planTrialDays")).toMatchObject({
      value: 14,
      since: "2026-11-20",
      defaultValue: 30,
      later: [{ value: 60, from: "2027-01-01" }],
    });
    await change({ setting: "planTrialDays", value: null, from: "2027-01-01" });
    expect(await settingOf("planTrialDays")).toMatchObject({ value: 14, later: [] });
    const { history } = await read();
    const ofTrial = history.filter(({ setting }) => setting === "planTrialDays");
    expect(ofTrial.map(({ before, after, isWithdrawal }) => [before, after, isWithdrawal])).toEqual([
      [60, 14, true],
      [14, 60, false],
      [30, 14, false],
    ]);
    expect(ofTrial[0]?.by).toBe(portal.people.admin.full_name);
    const { json } = await portal.call("admin", "/api/audit/30/fr?kind=setting");
    const acts = json.items.filter(({ subject }: { subject: string }) => subject === "planTrialDays");
    expect(acts.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      "changed",
      "changed",
      "withdrawn",
    ]);
  });

  test("[RT2] [RT4] out-of-bounds values and days are refused with their field, and so is a change to an outdated version", async () => {
    const { version } = await read();
    const refusedFields = async (body: object) => Object.keys((await change(body)).json.fields ?? {});
    expect(await refusedFields({ setting: "commissionRate", value: 31, from: "2026-12-20" })).toEqual([
      "value",
    ]);
    expect(await refusedFields({ setting: "commissionRate", value: 7, from: "2026-11-20" })).toEqual([
      "from",
    ]);
    expect(await refusedFields({ setting: "payoutHoldHours", value: 24, from: "2026-11-19" })).toEqual([
      "from",
    ]);
    expect(await refusedFields({ setting: "maximumUnpaidHolds", value: 1.5, from: "2026-12-20" })).toEqual([
      "value",
    ]);
    const outdated = await change({ setting: "payoutHoldHours", value: 72, from: "2026-12-20" }, version - 1);
    expect(outdated.json.code).toBe("stale_version");
    expect((await read()).version).toBe(version);
    await expect(database().db.deleteFrom("runtime_settings").execute()).rejects.toThrow("never changed");
  });

  test("[RT5] another process applies a change once it has read it, but not before the change's day", async () => {
    const other = createTestApp(database().db);
    await change({ setting: "maximumUnpaidHolds", value: 5, from: "2026-11-25" });
    const limit = (app: TestApp) => app.dependencies.config.business.maximumUnpaidHolds;
    await other.dependencies.runtimeSettings.refresh();
    expect([limit(api), limit(other)]).toEqual([3, 3]);
    other.setTime("2026-11-25T10:00:00Z");
    expect([limit(api), limit(other)]).toEqual([3, 5]);
  });

  test("[RT5] a process reads the settings every 20 seconds, and continues after a failure", async () => {
    const { dependencies, config } = createTestApp(database().db);
    const { db, clock, logger } = dependencies;
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      let isDown = true;
      const broken = new Proxy(db, {
        get(target, name) {
          if (isDown && name === "selectFrom") throw new Error("down");
          const member: unknown = Reflect.get(target, name);
          return typeof member === "function" ? member.bind(target) : member;
        },
      });
      const followed = createRuntimeSettings({ config, db: broken, clock, logger });
      followed.follow();
      await vi.advanceTimersByTimeAsync(20_000);
      expect(followed.config()).toBe(config);
      isDown = false;
      vi.advanceTimersByTime(20_000);
      await vi.waitFor(() => expect(followed.config().business.planTrialDays).toBe(14));
      followed.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  test("[RT5] an older read that ends after a newer one is ignored", async () => {
    const { dependencies, config } = createTestApp(database().db);
    const { db, clock, logger } = dependencies;
    let finishFirst = (): void => {};
    let readings = 0;
    const holdFirst: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        readings += 1;
        if (readings === 1) await new Promise<void>((resolve) => (finishFirst = resolve));
        return result;
      },
    };
    const followed = createRuntimeSettings({ config, db: db.withPlugin(holdFirst), clock, logger });
    const first = followed.refresh();
    await expect.poll(() => readings).toBe(1);
    await change({ setting: "payoutHoldHours", value: 96, from: "2026-11-20" });
    await followed.refresh();
    expect(followed.config().business.payoutHoldHours).toBe(96);
    finishFirst();
    await first;
    expect(followed.config().business.payoutHoldHours).toBe(96);
  });

  test("[RT5] a committed change succeeds even if the settings cannot be read afterwards", async () => {
    const refresh = vi
      .spyOn(api.dependencies.runtimeSettings, "refresh")
      .mockRejectedValueOnce(new Error("down"));
    const changed = await change({ setting: "maximumUnconfirmedHolds", value: 20, from: "2026-11-20" });
    refresh.mockRestore();
    expect([changed.status, changed.json.history[0]?.after]).toEqual([200, 20]);
    expect(api.logs.filter((line) => line.includes("the settings were not read"))).toHaveLength(1);
  });

  test.each(portalCallers)(
    "[RT1] %s reads and changes the settings only as an administrator",
    async (caller) => {
      const expected = caller === "admin" ? 200 : 403;
      const { version } = await read();
      const body = { version, setting: "planTrialDays", value: 20, from: "2027-05-01" };
      expect((await portal.call(caller, "/api/runtime-settings")).status).toBe(expected);
      expect((await portal.call(caller, "/api/change-runtime-setting", { body })).status).toBe(expected);
    },
  );
});
