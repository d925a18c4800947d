import type { Client } from "@sayara/api-client/client/createClient";
import { useState } from "react";
import { type FormProblem, faultProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { useProblem } from "#web/shared/form/useProblem.ts";
import type { MailedLink } from "#web/shared/mailedLink/readMailedLink.ts";
import type { EmailChangeAction, EmailChangeProps } from "./EmailChange.tsx";

interface EmailChangeTools {
  action: EmailChangeAction;
  link: MailedLink | null;
  openApi: () => Promise<Client>;
  /** Called after an undo with the link that resets the password. */
  onUndone: (reset: MailedLink) => void;
}

/** Spends a link about a new address when its button is pressed. */
export function useEmailChange({ action, link, openApi, onUndone }: EmailChangeTools) {
  const [state, setState] = useState<EmailChangeProps["state"]>("asking");
  const [problem, setProblem] = useProblem();

  async function send({ userId, token }: MailedLink) {
    const [call, { allowEmailChange, undoEmailChange }] = await Promise.all([
      openApi(),
      import("@sayara/api-client/contract/accounts/emailChange"),
    ]);
    const body = { userId, token };
    if (action === "allow") {
      const answer = await call(allowEmailChange, { body });
      if (!answer.ok) return stop(refusedAnswer(answer.refusal).problem);
      return setState(answer.outcome === "allowed" ? "done" : "dead");
    }
    const answer = await call(undoEmailChange, { body });
    if (!answer.ok) return stop(refusedAnswer(answer.refusal).problem);
    if (answer.outcome === "invalidLink") return setState("dead");
    onUndone({ userId, email: answer.data.email, token: answer.data.token });
  }

  function stop(found: FormProblem) {
    setState("asking");
    setProblem(found);
  }

  return {
    action,
    email: link?.email ?? null,
    state,
    problem,
    onConfirm: () => {
      if (link === null || state !== "asking") return;
      setState("sending");
      setProblem(null);
      send(link).catch((error: unknown) => stop(faultProblem(error)));
    },
  };
}
