import { readBookingsRequest } from "@sayara/frontend/bookings/BookingsRequest";
import { quickListOf } from "@sayara/frontend/bookings/filters/quickRequests";
import { expect, test } from "vitest";
import { STAFF_START_PATH } from "./startPageOf.ts";

test("the start page of staff is the list of booking requests that await a response", () => {
  const request = readBookingsRequest(new URL(STAFF_START_PATH, "http://localhost").href);
  expect(quickListOf(request, "supplier", "2026-11-20")).toBe("toAnswer");
});
