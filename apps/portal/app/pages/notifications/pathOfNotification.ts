import type { Notification } from "@sayara/domain/notification/Notification";
import type { NotificationKind } from "@sayara/domain/notification/NotificationKind";

const paths: Partial<Record<Notification["kind"], string>> = {
  document_accepted: "/papers",
  document_refused: "/papers",
  supplier_accepted: "/",
  supplier_refused: "/start",
  document_handed_in: "/queue",
  supplier_submitted: "/queue",
} satisfies Partial<Record<NotificationKind, string>>;

/** Returns the path of the portal page for a notification without a booking; null if there is none. */
export function pathOfNotification({ kind, data }: Pick<Notification, "kind" | "data">): string | null {
  if (kind === "plan_refund_failed" && data["slug"] !== undefined) return `/agencies/${data["slug"]}`;
  return paths[kind] ?? null;
}
