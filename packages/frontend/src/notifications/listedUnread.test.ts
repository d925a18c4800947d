import { expect, test } from "vitest";
import { someNotifications } from "@sayara/frontend/testing/data/someNotifications";
import { listedUnread } from "./listedUnread.ts";

const items = someNotifications();
const unread = items.filter(({ isRead }) => !isRead).length;

test("returns the account's number of unread notifications for a single-page list", () => {
  expect(listedUnread({ state: "found", page: 1, items, total: items.length })).toBe(unread);
});

test("returns no number for a list with several pages or for a signed-out visitor", () => {
  expect(listedUnread({ state: "found", page: 1, items, total: 47 })).toBeNull();
  expect(listedUnread({ state: "signedOut" })).toBeNull();
});
