import type { ToastMessage } from "@sayara/ui/ToastRegion/ToastRegion";
import { create } from "zustand";

interface ShownToast extends ToastMessage {
  /** Milliseconds since 1970; absent in toasts of tests. */
  shownAt?: number;
}

/** The visible toasts. */
export const useToasts = create<{ toasts: readonly ShownToast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** Shows a toast for five seconds. The page itself must also show an error that needs an action. */
export function showToast(
  text: string,
  tone: ToastMessage["tone"] = "info",
  action?: ToastMessage["action"],
): void {
  lastId += 1;
  const toast = { id: String(lastId), tone, text, action, shownAt: Date.now() };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((shown) => shown.text !== text), toast] }));
}

/** Removes every toast: they would cover the dialog that opens on a phone. */
export function dismissAll(): void {
  useToasts.setState({ toasts: [] });
}

/**
 * Removes the errors of an attempt that is repeated, or of a page that is left.
 *
 * @param age milliseconds: younger ones stay
 */
export function dismissErrors(age = 0): void {
  const since = Date.now() - age;
  const isLeft = ({ tone, shownAt = 0 }: ShownToast) => tone === "error" && shownAt <= since;
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => !isLeft(toast)) }));
}

export function dismiss(id: string): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
