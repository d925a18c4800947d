import type { ToastMessage } from "@sayara/ui/ToastRegion/ToastRegion";
import { create } from "zustand";

interface ShownToast extends ToastMessage {
  /** Milliseconds since 1970; absent in toasts of tests. */
  shownAt?: number;
}

/** The visible toasts. */
export const useToasts = create<{ toasts: readonly ShownToast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** Shows a toast for five seconds. If an error requires an action, the page must show the error too. */
export function showToast(
  text: string,
  tone: ToastMessage["tone"] = "info",
  action?: ToastMessage["action"],
): void {
  lastId += 1;
  const toast = { id: String(lastId), tone, text, action, shownAt: Date.now() };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((shown) => shown.text !== text), toast] }));
}

/** Removes all toasts, since on a phone they would cover an opening dialog. */
export function dismissAll(): void {
  useToasts.setState({ toasts: [] });
}

/**
 * Removes errors before a retry, or when the user leaves the page.
 *
 * @param age milliseconds; more recent errors stay
 */
export function dismissErrors(age = 0): void {
  const since = Date.now() - age;
  const isOutdated = ({ tone, shownAt = 0 }: ShownToast) => tone === "error" && shownAt <= since;
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => !isOutdated(toast)) }));
}

export function dismiss(id: string): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
