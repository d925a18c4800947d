import {
  deleteNotifications,
  markNotificationsAsRead,
  markNotificationsAsUnread,
  restoreNotifications,
} from "@sayara/api-client/contract/notifications/notifications";
import { useUnread } from "@sayara/frontend/unread/useUnread";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { requireUser } from "@sayara/frontend/session/guard";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { removeDeletion, storeDeletion } from "./lastDeletion.ts";
import type { NotificationSelection, NotificationAction, NotificationResult } from "./NotificationAction.ts";

type Result = FormResult<never, NotificationResult>;

/** Marks, deletes or restores the user's notifications, and reloads the unread count. */
export async function notificationsAction({ request, context }: ActionArgs): Promise<Result> {
  const [action, { id: userId }] = await Promise.all([
    request.json() as Promise<NotificationAction>,
    requireUser(request),
  ]);
  const call = await context.get(apiContext)();
  const params = { userId };
  const result = await performAction();
  if (!("problem" in result)) useUnread.getState().refresh();
  return result;

  async function performAction(): Promise<Result> {
    switch (action.intent) {
      case "open": {
        const markResult = await mark([action.id], true);
        // Returns no `done`, so that the booking that is opening is not loaded twice.
        return "done" in markResult ? { errors: {} } : markResult;
      }
      case "mark":
        return mark(action.chosen, action.isRead);
      case "delete": {
        const outcome = await call(deleteNotifications, { params, body: { ids: idsOf(action.chosen) } });
        if (!outcome.ok) return refusedResult(outcome.refusal);
        const deletion = { deletedAt: outcome.data.deletedAt, count: action.count };
        storeDeletion({ userId, ...deletion }, new Date());
        return { done: { deletion } };
      }
      case "restore": {
        const outcome = await call(restoreNotifications, { params, body: { deletedAt: action.deletedAt } });
        if (!outcome.ok) return refusedResult(outcome.refusal);
        removeDeletion();
        return { done: {} };
      }
    }
  }

  async function mark(chosen: NotificationSelection, isRead: boolean): Promise<Result> {
    const body = { ids: idsOf(chosen) };
    const outcome = isRead
      ? await call(markNotificationsAsRead, { params, body })
      : await call(markNotificationsAsUnread, { params, body });
    return outcome.ok ? { done: {} } : refusedResult(outcome.refusal);
  }
}

const idsOf = (chosen: NotificationSelection) => (chosen === "all" ? chosen : [...chosen]);
