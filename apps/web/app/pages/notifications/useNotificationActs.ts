import type { Client } from "@sayara/api-client/client/createClient";
import { useState } from "react";
import { type FormProblem, faultProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";

/** Chosen notifications: ids, or all of the account. */
type Chosen = readonly string[] | "all";

/** What the user does with notifications, one act at a time. */
export interface NotificationActs {
  mark: (chosen: Chosen, isRead: boolean) => void;
  /** Marks an opened notification as read, beside other acts; a failure is ignored. */
  open: (id: string) => void;
  remove: (chosen: Chosen, count: number) => void;
  undo: (deletedAt: string) => void;
  isWorking: boolean;
}

interface ActTools {
  userId: string;
  openApi: () => Promise<Client>;
  /** The list has changed. */
  onDone: () => void;
  onDeleted: (deletion: { deletedAt: string; count: number }) => void;
  onRestored: () => void;
  onProblem: (problem: FormProblem) => void;
}

/** Sends the user's acts on notifications. Each may be repeated without harm. */
export function useNotificationActs({ userId, openApi, ...calls }: ActTools): NotificationActs {
  const [isWorking, setWorking] = useState(false);
  const params = { userId };

  async function run(act: () => Promise<FormProblem | null>) {
    setWorking(true);
    const problem = await act().catch(faultProblem);
    setWorking(false);
    if (problem !== null) calls.onProblem(problem);
    else calls.onDone();
  }

  async function mark(chosen: Chosen, isRead: boolean): Promise<FormProblem | null> {
    const [call, { markNotificationsAsRead, markNotificationsAsUnread }] = await loadActs(openApi);
    const body = { ids: idsOf(chosen) };
    const outcome = isRead
      ? await call(markNotificationsAsRead, { params, body })
      : await call(markNotificationsAsUnread, { params, body });
    return outcome.ok ? null : refusedAnswer(outcome.refusal).problem;
  }

  async function remove(chosen: Chosen, count: number): Promise<FormProblem | null> {
    const [call, { deleteNotifications }] = await loadActs(openApi);
    const outcome = await call(deleteNotifications, { params, body: { ids: idsOf(chosen) } });
    if (!outcome.ok) return refusedAnswer(outcome.refusal).problem;
    calls.onDeleted({ deletedAt: outcome.data.deletedAt, count });
    return null;
  }

  async function undo(deletedAt: string): Promise<FormProblem | null> {
    const [call, { restoreNotifications }] = await loadActs(openApi);
    const outcome = await call(restoreNotifications, { params, body: { deletedAt } });
    if (!outcome.ok) return refusedAnswer(outcome.refusal).problem;
    calls.onRestored();
    return null;
  }

  return {
    mark: (chosen, isRead) => void run(() => mark(chosen, isRead)),
    open: (id) => void mark([id], true).catch(() => {}),
    remove: (chosen, count) => void run(() => remove(chosen, count)),
    undo: (deletedAt) => void run(() => undo(deletedAt)),
    isWorking,
  };
}

const loadActs = (openApi: () => Promise<Client>) =>
  Promise.all([openApi(), import("@sayara/api-client/contract/notifications/notifications")]);

const idsOf = (chosen: Chosen) => (chosen === "all" ? chosen : [...chosen]);
