import type { ToastMessage } from "@sayara/ui/ToastRegion/ToastRegion";
import { create } from "zustand";

/** The visible toasts. */
export const useToasts = create<{ toasts: readonly ToastMessage[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** Shows a toast for five seconds. The page itself must also show an error that needs an action. */
export function showToast(
  text: string,
  tone: ToastMessage["tone"] = "info",
  action?: ToastMessage["action"],
): void {
  lastId += 1;
  const toast = { id: String(lastId), tone, text, action };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((shown) => shown.text !== text), toast] }));
}

/** Removes every toast: they would cover the dialog that opens on a phone. */
export function dismissAll(): void {
  useToasts.setState({ toasts: [] });
}

/** Removes the errors of an attempt that is repeated, or of a page that is left. */
export function dismissErrors(): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ tone }) => tone !== "error") }));
}

export function dismiss(id: string): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
