import { expect, test } from "vitest";
import { allBookings, bookingsAddress, countFilters, readBookingsRequest } from "./BookingsRequest.ts";

const agency = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const read = (query: string) => readBookingsRequest(`http://site.test/bookings?${query}`);

const filtered = {
  statuses: ["pending", "reserved"],
  agency,
  from: "2026-12-01",
  to: "2026-12-31",
  datesOf: "pickUp",
  place: "djerba",
  cancelRequested: true,
  changeRequested: true,
  problemReported: true,
  messagesWaiting: true,
  refundOwed: true,
  s: "amel",
  sort: "dropOff",
  page: 3,
} as const;

test("a URL and its filters round-trip", () => {
  const address = bookingsAddress(filtered);
  expect(address).toBe(
    `/bookings?status=pending,reserved&agency=${agency}&from=2026-12-01&to=2026-12-31&dates=pickUp&place=djerba&cancelling=1&changes=1&problems=1&messages=1&refunds=1&s=amel&sort=dropOff&page=3`,
  );
  expect(readBookingsRequest(`http://site.test${address}`)).toEqual(filtered);
});

test("without filters the URL is only the path", () => {
  expect(bookingsAddress(allBookings)).toBe("/bookings");
  expect(read("")).toEqual(allBookings);
});

test("ignores values that no filter accepts", () => {
  const query =
    "status=open&agency=<script>&from=2026-02-30&to=soon&dates=all&place=Tunis%20!&sort=price&page=-1";
  expect(read(query)).toEqual(allBookings);
});

test("also reads statuses submitted by a form", () => {
  expect(read("status=paid&status=void").statuses).toEqual(["void", "paid"]);
});

test("a last day before the first day is replaced by the first day", () => {
  expect(read("from=2026-12-05&to=2026-12-01")).toMatchObject({ from: "2026-12-05", to: "2026-12-05" });
});

test("sort order and page do not count as filters, and two dates count as one", () => {
  expect(countFilters({ ...allBookings, sort: "pickUp", page: 2 })).toBe(0);
  expect(countFilters(filtered)).toBe(10);
});
