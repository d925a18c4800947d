// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { someCarData } from "#web/testing/data/someCarData.ts";
import { type LatePage, useLatePage } from "./useLatePage.ts";

afterEach(cleanup);

function open() {
  const { promise, resolve, reject } = Promise.withResolvers<LatePage>();
  const reload = vi.fn();
  const hook = renderHook(({ late }) => useLatePage(late, reload), { initialProps: { late: promise } });
  return { ...hook, reload, resolve, reject };
}

test("a late page is undefined until it has loaded, and is replaced by a newer one", async () => {
  const { result, rerender, resolve } = open();
  expect(result.current).toBeUndefined();
  const page = someCarData();
  await act(async () => resolve(page));
  expect(result.current).toBe(page);
  const newer = new Promise<LatePage>(() => {});
  rerender({ late: newer });
  expect(result.current).toBeUndefined();
});

test("a car with another address reloads the document, unless its page was left", async () => {
  const shown = open();
  await act(async () => shown.resolve("elsewhere"));
  expect(shown.reload).toHaveBeenCalledOnce();
  expect(shown.result.current).toBeUndefined();
  const left = open();
  left.unmount();
  await act(async () => left.resolve("elsewhere"));
  expect(left.reload).not.toHaveBeenCalled();
});
