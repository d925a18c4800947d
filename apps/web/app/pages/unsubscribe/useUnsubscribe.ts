import type { Client } from "@sayara/api-client/client/createClient";
import { useState } from "react";
import { type FormProblem, faultProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";

interface UnsubscribeTools {
  token: string;
  areOn: boolean;
  openApi: () => Promise<Client>;
}

/** State of the mails of notifications, which one press turns off. */
export interface Unsubscription {
  areOn: boolean;
  isSending: boolean;
  problem: FormProblem | null;
  turnOff: () => void;
}

/** Turns the mails of notifications off by a mailed link. */
export function useUnsubscribe({ token, areOn, openApi }: UnsubscribeTools): Unsubscription {
  const [isDone, setDone] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);

  async function send(): Promise<FormProblem | null> {
    const [call, { unsubscribe }] = await Promise.all([
      openApi(),
      import("@sayara/api-client/contract/notifications/notifications"),
    ]);
    const outcome = await call(unsubscribe, { params: { token } });
    return outcome.ok ? null : refusedAnswer(outcome.refusal).problem;
  }

  async function turnOff() {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    const found = await send().catch(faultProblem);
    setSending(false);
    setProblem(found);
    setDone(found === null);
  }

  return { areOn: areOn && !isDone, isSending, problem, turnOff: () => void turnOff() };
}
