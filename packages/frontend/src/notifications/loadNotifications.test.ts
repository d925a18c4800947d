import { expect, test } from "vitest";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { someNotifications } from "@sayara/frontend/testing/data/someNotifications";
import { loadNotifications } from "./loadNotifications.ts";

const userId = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const items = someNotifications();

test("loads a page of 30 notifications", async () => {
  const { openApi, calls } = fakeApi({
    notifications: () => ({ ok: true, data: { items, total: 47 } }),
  });
  const data = await loadNotifications(await openApi(), { userId, page: 2 });
  expect(data).toEqual({ state: "found", page: 2, items, total: 47 });
  expect(calls[0]?.params).toEqual({ userId, page: 2, size: 30 });
});

test("an expired session returns `signedOut` instead of a failure", async () => {
  const expired = fakeApi({ notifications: () => refuse(401, "not_signed_in") });
  expect(await loadNotifications(await expired.openApi(), { userId, page: 1 })).toEqual({
    state: "signedOut",
  });
  const unavailable = fakeApi({ notifications: () => refuse(503, "unavailable") });
  expect(await loadNotifications(await unavailable.openApi(), { userId, page: 1 })).toMatchObject({
    state: "failed",
  });
});
