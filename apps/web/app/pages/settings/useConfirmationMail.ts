import type { Client } from "@sayara/api-client/client/createClient";
import { useState } from "react";
import { type FormProblem, faultProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";

interface ConfirmationTools {
  email: string;
  openApi: () => Promise<Client>;
  onProblem: (problem: FormProblem) => void;
}

/** Requests the confirmation mail again. */
export function useConfirmationMail({ email, openApi, onProblem }: ConfirmationTools) {
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");

  async function send() {
    if (state !== "idle") return;
    setState("sending");
    const problem = await ask().catch(faultProblem);
    setState(problem === null ? "sent" : "idle");
    if (problem !== null) onProblem(problem);
  }

  async function ask(): Promise<FormProblem | null> {
    const [call, { resendLink }] = await Promise.all([
      openApi(),
      import("@sayara/api-client/contract/accounts/resend"),
    ]);
    const answer = await call(resendLink, { body: { email } });
    if (!answer.ok) return refusedAnswer(answer.refusal).problem;
    return answer.outcome === "mailed" ? null : { kind: "no" };
  }

  return { isSending: state === "sending", isSent: state === "sent", send: () => void send() };
}
