// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { someCarData } from "#web/testing/data/someCarData.ts";
import { type DeferredPage, useDeferredPage } from "./useDeferredPage.ts";

afterEach(cleanup);

function open() {
  const { promise, resolve, reject } = Promise.withResolvers<DeferredPage>();
  const reload = vi.fn();
  const hook = renderHook(({ deferred }) => useDeferredPage(deferred, reload), {
    initialProps: { deferred: promise },
  });
  return { ...hook, reload, resolve, reject };
}

test("a deferred page is undefined until it has loaded, and is replaced by a newer page", async () => {
  const { result, rerender, resolve } = open();
  expect(result.current).toBeUndefined();
  const page = someCarData();
  await act(async () => resolve(page));
  expect(result.current).toBe(page);
  const newer = new Promise<DeferredPage>(() => {});
  rerender({ deferred: newer });
  expect(result.current).toBeUndefined();
});

test("if the car has a different URL, the document reloads, unless the visitor has left the page", async () => {
  const mounted = open();
  await act(async () => mounted.resolve("elsewhere"));
  expect(mounted.reload).toHaveBeenCalledOnce();
  expect(mounted.result.current).toBeUndefined();
  const unmounted = open();
  unmounted.unmount();
  await act(async () => unmounted.resolve("elsewhere"));
  expect(unmounted.reload).not.toHaveBeenCalled();
});
