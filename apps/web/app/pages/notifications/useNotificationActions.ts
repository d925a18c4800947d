import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { useSubmission } from "#web/shared/form/useSubmission.ts";
import type { ChosenNotifications, NotificationAction, NotificationDone } from "./NotificationAction.ts";

/** The user's actions on notifications, one at a time. */
export interface NotificationActions {
  mark: (chosen: ChosenNotifications, isRead: boolean) => void;
  /** Marks an opened notification as read, independently of other actions. A failure is ignored. */
  open: (id: string) => void;
  remove: (chosen: ChosenNotifications, count: number) => void;
  undo: (deletedAt: string) => void;
  isWorking: boolean;
}

interface ActionTools {
  onDone: (done: NotificationDone) => void;
  onProblem: (problem: FormProblem) => void;
}

/** Sends the user's actions on notifications to the page's action. */
export function useNotificationActions(tools: ActionTools): NotificationActions {
  const acting = useSubmission<NotificationDone, never, NotificationAction>(tools);
  const opening = useSubmission<NotificationDone, never, NotificationAction>();
  return {
    mark: (chosen, isRead) => acting.submitJson({ intent: "mark", chosen, isRead }),
    open: (id) => opening.submitJson({ intent: "open", id }),
    remove: (chosen, count) => acting.submitJson({ intent: "delete", chosen, count }),
    undo: (deletedAt) => acting.submitJson({ intent: "restore", deletedAt }),
    isWorking: acting.isSending,
  };
}
