import { bookingsAddress } from "@sayara/frontend/bookings/BookingsRequest";
import { quickRequests } from "@sayara/frontend/bookings/filters/quickRequests";
import { expect, test } from "vitest";
import { todayLists, todayPaths } from "./todayPaths.ts";

test("each path opens the same list as the corresponding button on the bookings page", () => {
  const requests = new Map(quickRequests("supplier", "2026-12-02"));
  for (const list of todayLists) {
    const request = requests.get(list);
    expect(todayPaths("2026-12-02")[list]).toBe(request && bookingsAddress(request));
  }
});
