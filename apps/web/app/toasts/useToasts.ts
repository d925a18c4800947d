import type { ToastMessage } from "@sayara/ui/ToastRegion/ToastRegion";
import { create } from "zustand";

/** What is being said at the bottom right. */
export const useToasts = create<{ toasts: readonly ToastMessage[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** Says something for five seconds. Never the only place for an error that the person must act on. */
export function say(text: string, tone: ToastMessage["tone"] = "info"): void {
  lastId += 1;
  const toast = { id: String(lastId), tone, text };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((shown) => shown.text !== text), toast] }));
}

export function dismiss(id: string): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
