import type { Client } from "@sayara/api-client/client/createClient";
import { notifications } from "@sayara/api-client/contract/notifications/notifications";
import { PAGE_SIZE } from "@sayara/domain/config/businessDefaults";
import type { Notification } from "@sayara/domain/notification/Notification";
import { type FormProblem, faultProblem, refusedResult } from "@sayara/frontend/form/FormProblem";

/** A page of the user's notifications. */
export type NotificationsData =
  | { state: "found"; page: number; items: readonly Notification[]; total: number }
  /** The session has ended, so the page redirects to sign-in. */
  | { state: "signedOut" }
  | { state: "failed"; problem: FormProblem };

interface NotificationsQuery {
  userId: string;
  /** Page number, starting at 1. */
  page: number;
  signal?: AbortSignal;
}

/** Loads a page of the user's notifications, newest first. */
export async function loadNotifications(
  call: Client,
  { userId, page, signal }: NotificationsQuery,
): Promise<NotificationsData> {
  try {
    const params = { userId, page, size: PAGE_SIZE };
    const response = await call(notifications, { params }, signal && { signal });
    if (response.ok) return { state: "found", page, ...response.data };
    if (response.refusal.code === "not_signed_in") return { state: "signedOut" };
    return { state: "failed", problem: refusedResult(response.refusal).problem };
  } catch (error) {
    return { state: "failed", problem: faultProblem(error) };
  }
}
