import { expect, test } from "vitest";
import { someNotifications } from "#web/testing/data/someNotifications.ts";
import { listedUnread } from "./listedUnread.ts";

const items = someNotifications();
const unread = items.filter(({ isRead }) => !isRead).length;

test("a list of one page has the account's number of unread notifications", () => {
  expect(listedUnread({ state: "found", page: 1, items, total: items.length })).toBe(unread);
});

test("one of several pages, and a list that failed, do not have it", () => {
  expect(listedUnread({ state: "found", page: 1, items, total: 47 })).toBeNull();
  expect(listedUnread({ state: "signedOut" })).toBeNull();
});
