// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { useHasLasted } from "./useHasLasted.ts";

test("the result is true once the state has lasted for the given time, until the state ends", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result, rerender } = renderHook(({ isActive }) => useHasLasted(isActive, 150), {
    initialProps: { isActive: true },
  });
  act(() => void vi.advanceTimersByTime(149));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  rerender({ isActive: false });
  expect(result.current).toBe(false);
});
