// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answered, fakeApi, refuse } from "#web/testing/fakeApi.ts";
import { useNotificationActs } from "./useNotificationActs.ts";

afterEach(cleanup);

const userId = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const deletedAt = "2026-11-20T12:00:00.000Z";

function open(handlers: FakeHandlers) {
  const { openApi, calls } = fakeApi(handlers);
  const told = { onDone: vi.fn(), onDeleted: vi.fn(), onRestored: vi.fn(), onProblem: vi.fn() };
  const { result } = renderHook(() => useNotificationActs({ userId, openApi, ...told }));
  return { result, calls, ...told };
}

test("marks are sent for ids and for all, then the list is loaded again", async () => {
  const { result, calls, onDone } = open({
    markNotificationsAsRead: () => answered,
    markNotificationsAsUnread: () => answered,
  });
  act(() => result.current.mark("all", true));
  expect(result.current.isWorking).toBe(true);
  await expect.poll(() => result.current.isWorking).toBe(false);
  act(() => result.current.mark(["a"], false));
  await expect.poll(() => onDone).toHaveBeenCalledTimes(2);
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ["markNotificationsAsRead", { ids: "all" }],
    ["markNotificationsAsUnread", { ids: ["a"] }],
  ]);
});

test("a deletion is undone by its time", async () => {
  const { result, calls, onDeleted, onRestored } = open({
    deleteNotifications: () => ({ ok: true, data: { deletedAt } }),
    restoreNotifications: () => answered,
  });
  act(() => result.current.remove("all", 47));
  await expect.poll(() => onDeleted).toHaveBeenCalledWith({ deletedAt, count: 47 });
  act(() => result.current.undo(deletedAt));
  await expect.poll(() => onRestored).toHaveBeenCalledOnce();
  expect(calls.map(({ body }) => body)).toEqual([{ ids: "all" }, { deletedAt }]);
});

test("a refusal and a fault are reported, and the list stays", async () => {
  const { result, onDone, onProblem } = open({ deleteNotifications: () => refuse(401, "not_signed_in") });
  act(() => result.current.remove(["a"], 1));
  await expect.poll(() => onProblem).toHaveBeenCalledOnce();
  expect(onProblem.mock.calls[0]?.[0]).toMatchObject({ kind: "refused", code: "not_signed_in" });
  act(() => result.current.undo(deletedAt));
  await expect.poll(() => onProblem).toHaveBeenCalledTimes(2);
  expect(onDone).not.toHaveBeenCalled();
});

test("the mark of an opened notification holds up nothing and fails in silence", async () => {
  const { result, calls, onDone, onProblem } = open({
    markNotificationsAsRead: () => refuse(503, "unavailable"),
  });
  act(() => result.current.open("a"));
  expect(result.current.isWorking).toBe(false);
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({ ids: ["a"] });
  expect(onDone).not.toHaveBeenCalled();
  expect(onProblem).not.toHaveBeenCalled();
});
