import { expect, test } from "vitest";
import { someNotifications } from "@sayara/frontend/testing/data/someNotifications";
import { listedUnread } from "./listedUnread.ts";

const items = someNotifications();
const unread = items.filter(({ isRead }) => !isRead).length;

test("a single-page list gives the account's number of unread notifications", () => {
  expect(listedUnread({ state: "found", page: 1, items, total: items.length })).toBe(unread);
});

test("a list with several pages, or of a signed-out visitor, gives no number", () => {
  expect(listedUnread({ state: "found", page: 1, items, total: 47 })).toBeNull();
  expect(listedUnread({ state: "signedOut" })).toBeNull();
});
