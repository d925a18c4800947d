import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import type { NotificationSelection, NotificationAction, NotificationResult } from "./NotificationAction.ts";

/** The user's actions on notifications, sent one at a time. */
export interface NotificationActions {
  mark: (chosen: NotificationSelection, isRead: boolean) => void;
  /** Marks an opened notification as read, independently of other actions. A failure is ignored. */
  open: (id: string) => void;
  remove: (chosen: NotificationSelection, count: number) => void;
  undo: (deletedAt: string) => void;
  isWorking: boolean;
}

interface ActionOptions {
  onDone: (done: NotificationResult) => void;
  onProblem: (problem: FormProblem) => void;
}

/** Sends the user's actions on notifications to the page's action. */
export function useNotificationActions(options: ActionOptions): NotificationActions {
  const submission = useSubmission<NotificationResult, never, NotificationAction>(options);
  const openSubmission = useSubmission<NotificationResult, never, NotificationAction>();
  return {
    mark: (chosen, isRead) => submission.submitJson({ intent: "mark", chosen, isRead }),
    open: (id) => openSubmission.submitJson({ intent: "open", id }),
    remove: (chosen, count) => submission.submitJson({ intent: "delete", chosen, count }),
    undo: (deletedAt) => submission.submitJson({ intent: "restore", deletedAt }),
    isWorking: submission.isSending,
  };
}
