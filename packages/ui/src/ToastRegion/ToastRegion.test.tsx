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

test("a message leaves by itself after five seconds", () => {
  const dismiss = show([saved]);
  wait(4999);
  expect(dismiss).not.toHaveBeenCalled();
  wait(1);
  expect(dismiss).toHaveBeenCalledWith("1");
});

test("the clock stands still under the pointer", () => {
  const dismiss = show([saved]);
  const region = screen.getByRole("region", { name: "Messages" });
  fireEvent.mouseEnter(region);
  wait(60_000);
  expect(dismiss).not.toHaveBeenCalled();
  fireEvent.mouseLeave(region);
  wait(5000);
  expect(dismiss).toHaveBeenCalledOnce();
});

test("the clock stands still while a message has the focus", () => {
  const dismiss = show([saved]);
  act(() => screen.getByRole("button", { name: "Close" }).focus());
  wait(60_000);
  expect(dismiss).not.toHaveBeenCalled();
});

test("the place of messages is announced and there before the first", () => {
  show([]);
  expect(document.querySelector("[aria-live='polite']")).not.toBeNull();
});

test("is closed by its cross", () => {
  const dismiss = show([saved]);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(dismiss).toHaveBeenCalledWith("1");
});
