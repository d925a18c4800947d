import { expect, test } from "vitest";
import { aBooking } from "../testing/data/aBooking.ts";
import { fakeApi, refuse } from "../testing/fakeApi.ts";
import { filtersOf } from "./filters/filtersOf.ts";
import { loadBookings } from "./loadBookings.ts";
import { allBookings } from "./BookingsRequest.ts";

const now = new Date("2026-11-20T23:30:00Z");
const baseQuery = { request: allBookings, size: 20, language: "en", now } as const;

test("days are sent as their first and last instants in the marketplace's time zone", () => {
  const request = { ...allBookings, from: "2026-12-01", to: "2026-12-01", datesOf: "pickUp" } as const;
  expect(filtersOf(request, "Africa/Tunis")).toEqual({
    from: "2026-11-30T23:00:00.000Z",
    to: "2026-12-01T22:59:59.999Z",
    datesOf: "pickUp",
    abandoned: false,
  });
});

test("only set filters are sent, and abandoned checkouts are included only by status or search text", () => {
  expect(filtersOf(allBookings, "Africa/Tunis")).toEqual({ abandoned: false });
  expect(filtersOf({ ...allBookings, s: "amel" }, "Africa/Tunis")).toEqual({ s: "amel" });
  expect(filtersOf({ ...allBookings, statuses: ["void"] }, "Africa/Tunis")).toEqual({ statuses: ["void"] });
});

test("loads a page of bookings with filters, sort order and page size", async () => {
  const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
  const { openApi, calls } = fakeApi({
    bookings: () => ({ ok: true, data: { items: [aBooking({ id })], total: 1 } }),
  });
  const request = { ...allBookings, statuses: ["pending"], sort: "pickUp", page: 2 } as const;
  const data = await loadBookings(await openApi(), { ...baseQuery, request, user: { type: "supplier" } });
  expect(data.outcome).toMatchObject({ state: "found", total: 1 });
  expect(data.today).toBe("2026-11-21");
  const call = calls.find(({ name, body }) => name === "bookings" && "sort" in Object(body));
  expect(call).toMatchObject({
    params: { page: 2, size: 20, language: "en" },
    body: { statuses: ["pending"], sort: "pickUp" },
  });
});

test("[BK12] an unfiltered list for staff starts with the refunds owed, but a driver's or filtered list does not", async () => {
  const owedBooking = aBooking({ id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02" });
  const owedTotalFor = async (type: "user" | "supplier" | "admin", request: object = {}) => {
    const { openApi } = fakeApi({
      bookings: ({ body }) => {
        const items = body.refundOwed === true ? [owedBooking] : [];
        return { ok: true, data: { items, total: items.length } };
      },
      suppliers: () => refuse(503, "unavailable"),
    });
    const call = { ...baseQuery, request: { ...allBookings, ...request }, user: { type } };
    return (await loadBookings(await openApi(), call)).owed?.total;
  };
  expect(await owedTotalFor("supplier")).toBe(1);
  expect(await owedTotalFor("admin", { page: 2 })).toBe(1);
  expect(await owedTotalFor("user")).toBeUndefined();
  expect(await owedTotalFor("supplier", { s: "amel" })).toBeUndefined();
  expect(await owedTotalFor("supplier", { refundOwed: true })).toBeUndefined();
});

test("for staff, counts the bookings in each quick list; for drivers, counts nothing", async () => {
  const totals = { pickUp: 2, dropOff: 3, rental: 0, none: 7 };
  const countsOf = async (type: "user" | "supplier") => {
    const { openApi } = fakeApi({
      bookings: ({ body, params }) =>
        params.size > 1
          ? refuse(503, "unavailable")
          : body.cancelRequested === true
            ? refuse(503, "unavailable")
            : { ok: true, data: { items: [], total: totals[body.datesOf ?? "none"] } },
    });
    return (await loadBookings(await openApi(), { ...baseQuery, user: { type } })).counts;
  };
  expect(await countsOf("supplier")).toEqual({
    toAnswer: 7,
    pickUps: 2,
    dropOffs: 3,
    changes: 7,
    problems: 7,
    messages: 7,
    refunds: 7,
  });
  expect(await countsOf("user")).toEqual({});
});

test("an expired session returns `signedOut`, and a network fault keeps the filters", async () => {
  const expired = fakeApi({ bookings: () => refuse(401, "not_signed_in") });
  const user = { type: "user" } as const;
  expect((await loadBookings(await expired.openApi(), { ...baseQuery, user })).outcome).toEqual({
    state: "signedOut",
  });
  const request = { ...allBookings, s: "amel" };
  const unavailable = fakeApi({ bookings: () => refuse(503, "unavailable") });
  const data = await loadBookings(await unavailable.openApi(), { ...baseQuery, request, user });
  expect(data).toMatchObject({ request: { s: "amel" }, outcome: { state: "failed" } });
});
