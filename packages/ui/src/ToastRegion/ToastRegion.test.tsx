import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastRegion, type ToastMessage } from "./ToastRegion.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const savedToast: ToastMessage = { id: "1", tone: "success", text: "Saved." };

function renderToasts(toasts: ToastMessage[]) {
  const onDismiss = vi.fn();
  render(<ToastRegion label="Messages" closeLabel="Close" toasts={toasts} onDismiss={onDismiss} />);
  return onDismiss;
}

const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test("a toast disappears after five seconds", () => {
  const onDismiss = renderToasts([savedToast]);
  advanceTime(4999);
  expect(onDismiss).not.toHaveBeenCalled();
  advanceTime(1);
  expect(onDismiss).toHaveBeenCalledWith("1");
});

test("the timer pauses while the pointer is over a toast", () => {
  const onDismiss = renderToasts([savedToast]);
  const region = screen.getByRole("region", { name: "Messages" });
  fireEvent.mouseEnter(region);
  advanceTime(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.mouseLeave(region);
  advanceTime(5000);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test("the timer pauses while a toast has the focus", () => {
  const onDismiss = renderToasts([savedToast]);
  act(() => screen.getByRole("button", { name: "Close" }).focus());
  advanceTime(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
});

test("the region is a live region and exists before the first toast", () => {
  renderToasts([]);
  expect(document.querySelector("[aria-live='polite']")).not.toBeNull();
});

test("its close button dismisses a toast", () => {
  const onDismiss = renderToasts([savedToast]);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onDismiss).toHaveBeenCalledWith("1");
});
