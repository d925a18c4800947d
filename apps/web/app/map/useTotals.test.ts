// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Totals, useTotals } from "./useTotals.ts";

function createLoad() {
  const { promise, resolve, reject } = Promise.withResolvers<Totals>();
  return {
    onLoad: () => promise,
    respond: (total: number) => act(async () => resolve(new Map([["tunis", total]]))),
    fail: () => act(async () => reject(new Error("offline"))),
  };
}

test("a late response does not overwrite a newer one, and a new search drops the totals of the earlier one", async () => {
  const [first, second, third] = [createLoad(), createLoad(), createLoad()];
  const { result, rerender } = renderHook(useTotals, { initialProps: first.onLoad });
  rerender(second.onLoad);
  await second.respond(300);
  await first.respond(200);
  expect(result.current.get("tunis")).toBe(300);
  rerender(third.onLoad);
  expect(result.current.size).toBe(0);
  await third.fail();
  expect(result.current.size).toBe(0);
});
