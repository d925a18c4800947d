// @vitest-environment jsdom
import { Fault } from "@sayara/api-client/client/Fault";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { afterEach, expect, test } from "vitest";
import { dropWaitingDecisions, useUnsentDecisions } from "./useUnsentDecisions.ts";
import { addWaitingDecision, openWaitingDecisions, sendWaitingDecisions } from "./waitingDecisions.ts";
import { waitingDecisionsKey } from "./waitingDecisionsKey.ts";

const first = {
  id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
  version: 3,
  reference: "SY-ACDEFG",
  driver: "Hela",
};
const second = {
  id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02",
  version: 1,
  reference: "SY-ACDEFH",
  driver: "Zied",
};
const ok = (status: "reserved" | "cancelled") => ({ ok: true, data: aBooking({ status }) }) as const;

afterEach(() => {
  dropWaitingDecisions();
  localStorage.clear();
});

function decideBoth() {
  openWaitingDecisions("user-1");
  addWaitingDecision({ booking: first, action: { kind: "confirm" } });
  addWaitingDecision({ booking: second, action: { kind: "refuse", reason: "Sold" } });
}

const references = () => useUnsentDecisions.getState().decisions.map(({ booking }) => booking.reference);

/** Restores the decisions as after the page was closed and opened again. */
function reopen(userId: string) {
  dropWaitingDecisions();
  openWaitingDecisions(userId);
}

test("decisions survive a reload and are sent in order, with the versions that were displayed", async () => {
  decideBoth();
  reopen("user-1");
  const { openApi, calls } = fakeApi({
    changeBookingStatus: ({ body }) => ok(body.status),
  });
  expect(await sendWaitingDecisions(await openApi())).toBe(2);
  expect(calls.map(({ params, body }) => [params, body])).toEqual([
    [{ id: first.id }, { version: 3, status: "reserved" }],
    [{ id: second.id }, { version: 1, status: "cancelled", reason: "Sold" }],
  ]);
  expect([references(), localStorage.getItem(waitingDecisionsKey)]).toEqual([[], null]);
});

test("without a connection, no decision is lost and the order stays the same", async () => {
  decideBoth();
  const { openApi } = fakeApi({}, { fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
  expect(await sendWaitingDecisions(await openApi())).toBe(0);
  reopen("user-1");
  expect(references()).toEqual(["SY-ACDEFG", "SY-ACDEFH"]);
});

test("a refused decision is kept with its reason, and the next one is sent", async () => {
  decideBoth();
  const { openApi, calls } = fakeApi({
    changeBookingStatus: ({ params }) =>
      params.id === first.id ? refuse(409, "car_taken") : ok("cancelled"),
  });
  expect(await sendWaitingDecisions(await openApi())).toBe(1);
  expect(useUnsentDecisions.getState().decisions).toMatchObject([
    { booking: first, refusal: { kind: "refused", code: "car_taken" } },
  ]);
  await sendWaitingDecisions(await openApi());
  expect(calls).toHaveLength(2);
});

test("a decision that fails with a server fault is kept, and the next one is sent", async () => {
  decideBoth();
  const { openApi } = fakeApi({
    changeBookingStatus: ({ params }) => {
      if (params.id === first.id) throw new Fault("server", { endpoint: "test", detail: "500" });
      return ok("cancelled");
    },
  });
  expect(await sendWaitingDecisions(await openApi())).toBe(1);
  expect(useUnsentDecisions.getState().decisions).toMatchObject([{ booking: first, refusal: null }]);
});

test("a busy server does not refuse any decision permanently", async () => {
  decideBoth();
  const { openApi, calls } = fakeApi({ changeBookingStatus: () => refuse(429, "too_many_requests") });
  expect(await sendWaitingDecisions(await openApi())).toBe(0);
  expect(calls).toHaveLength(1);
  expect(useUnsentDecisions.getState().decisions.map(({ refusal }) => refusal)).toEqual([null, null]);
});

test("a decision that took effect although its response was lost is not shown as refused", async () => {
  decideBoth();
  const { openApi } = fakeApi({
    changeBookingStatus: ({ params }) =>
      params.id === first.id
        ? refuse(409, "stale_version", { current: { version: 4, status: "reserved" } })
        : ok("cancelled"),
  });
  expect(await sendWaitingDecisions(await openApi())).toBe(2);
  expect(references()).toEqual([]);
});

test("a refused rental record does not count as sent", async () => {
  openWaitingDecisions("user-1");
  addWaitingDecision({ booking: first, action: { kind: "recordRental", record: "handOver" } });
  const { openApi } = fakeApi({ recordRental: () => refuse(400, "invalid_input") });
  expect(await sendWaitingDecisions(await openApi())).toBe(0);
  expect(useUnsentDecisions.getState().decisions).toMatchObject([{ refusal: { code: "invalid_input" } }]);
});

test("[HO4] a condition report survives a reload and is sent with its own id", async () => {
  openWaitingDecisions("user-1");
  const report = {
    kind: "return",
    at: "2026-12-04T09:00:00.000Z",
    mileage: 42_950,
    fuel: 8,
    remarks: "",
    signatures: { agency: { name: "Mehdi", path: null }, driver: { name: "Hela", path: "M1 1L9 9" } },
    depositReturned: 500,
    keptReason: "",
  } as const;
  const reportId = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e09";
  addWaitingDecision({ booking: first, action: { kind: "signConditionReport", reportId, report } });
  reopen("user-1");
  const data = { handOver: null, return: null };
  const { openApi, calls } = fakeApi({ signConditionReport: () => ({ ok: true, data }) });
  expect(await sendWaitingDecisions(await openApi())).toBe(1);
  expect(calls).toMatchObject([{ params: { id: first.id, reportId }, body: report }]);
  expect(references()).toEqual([]);
});

test("after the session ends, the decisions are kept for the same user, and another user never sends them", async () => {
  decideBoth();
  const { openApi } = fakeApi({ changeBookingStatus: () => refuse(401, "not_signed_in") });
  expect(await sendWaitingDecisions(await openApi())).toBe(0);
  reopen("user-2");
  expect(references()).toEqual([]);
  decideBoth();
  reopen("user-1");
  expect(references()).toEqual(["SY-ACDEFG", "SY-ACDEFH"]);
});

test("damaged storage yields no decisions and causes no fault", () => {
  for (const text of ["{", "[]", '{"userId":"user-1","decisions":[{"booking":{}}]}']) {
    localStorage.setItem(waitingDecisionsKey, text);
    reopen("user-1");
    expect(references()).toEqual([]);
  }
});
