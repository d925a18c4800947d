import type { Client } from "@sayara/api-client/client/createClient";
import { useState } from "react";
import { type FormProblem, faultProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";

interface NotificationTools {
  isEnabled: boolean;
  openApi: () => Promise<Client>;
  onChanged: (isEnabled: boolean) => void;
  onProblem?: (problem: FormProblem) => void;
}

export interface NotificationChoice {
  isEnabled: boolean;
  isSaving: boolean;
  problem: FormProblem | null;
  choose: (isEnabled: boolean) => void;
}

/** Switches emails about bookings: optimistic update, reverted when saving fails. */
export function useNotificationChoice({
  isEnabled,
  openApi,
  onChanged,
  onProblem,
}: NotificationTools): NotificationChoice {
  /** The value that is being saved. */
  const [wished, setWished] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);

  async function choose(enableEmailNotifications: boolean) {
    if (wished !== null) return;
    setWished(enableEmailNotifications);
    setProblem(null);
    const found = await save(enableEmailNotifications).catch(faultProblem);
    setWished(null);
    setProblem(found);
    if (found === null) onChanged(enableEmailNotifications);
    else onProblem?.(found);
  }

  async function save(enableEmailNotifications: boolean): Promise<FormProblem | null> {
    const [call, { updateEmailNotifications }] = await Promise.all([
      openApi(),
      import("@sayara/api-client/contract/accounts/updateUser"),
    ]);
    const outcome = await call(updateEmailNotifications, { body: { enableEmailNotifications } });
    return outcome.ok ? null : refusedAnswer(outcome.refusal).problem;
  }

  return {
    isEnabled: wished ?? isEnabled,
    isSaving: wished !== null,
    problem,
    choose: (on: boolean) => void choose(on),
  };
}
