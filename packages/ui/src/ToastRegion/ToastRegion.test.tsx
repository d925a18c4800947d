import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastRegion, type ToastMessage } from "./ToastRegion.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saved: ToastMessage = { id: "1", tone: "success", text: "Saved." };

function show(toasts: ToastMessage[]) {
  const dismiss = vi.fn();
  render(<ToastRegion label="Messages" closeLabel="Close" toasts={toasts} onDismiss={dismiss} />);
  return dismiss;
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test("a toast disappears after five seconds", () => {
  const dismiss = show([saved]);
  wait(4999);
  expect(dismiss).not.toHaveBeenCalled();
  wait(1);
  expect(dismiss).toHaveBeenCalledWith("1");
});

test("the timer pauses while the pointer is over a toast", () => {
  const dismiss = show([saved]);
  const region = screen.getByRole("region", { name: "Messages" });
  fireEvent.mouseEnter(region);
  wait(60_000);
  expect(dismiss).not.toHaveBeenCalled();
  fireEvent.mouseLeave(region);
  wait(5000);
  expect(dismiss).toHaveBeenCalledOnce();
});

test("the timer pauses while a toast has the focus", () => {
  const dismiss = show([saved]);
  act(() => screen.getByRole("button", { name: "Close" }).focus());
  wait(60_000);
  expect(dismiss).not.toHaveBeenCalled();
});

test("the region is a live region and exists before the first toast", () => {
  show([]);
  expect(document.querySelector("[aria-live='polite']")).not.toBeNull();
});

test("its close button dismisses a toast", () => {
  const dismiss = show([saved]);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(dismiss).toHaveBeenCalledWith("1");
});
