import type { Client } from "@sayara/api-client/client/createClient";
import { useState } from "react";
import { type FormProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { useForm } from "#web/shared/form/useForm.ts";
import type { LinkState } from "#web/shared/mailedLink/loadMailedLink.ts";
import { emptyNewPassword } from "./checkNewPassword.ts";

export interface ActivationTools {
  /** State of the link when the page opened. */
  opened: LinkState;
  /** Whether a password is required from the start; else only when the API requires one. */
  asksPassword: boolean;
  openApi: () => Promise<Client>;
  /** The link was used meanwhile. */
  onDead: () => void;
  onDone: () => void;
  onProblem?: (problem: FormProblem) => void;
}

/** Spends a mailed link: confirms the address, sets a password where required, and signs in. */
export function useActivation({ opened, asksPassword, openApi, onDead, onDone, onProblem }: ActivationTools) {
  const [isUsedUp, setUsedUp] = useState(false);
  const link: LinkState =
    opened.state === "good" && isUsedUp ? { state: "dead", email: opened.link.email } : opened;
  const [needsPassword, setNeedsPassword] = useState(asksPassword);
  const form = useForm({
    start: emptyNewPassword,
    ...(onProblem && { onProblem }),
    loadCheck: async () => {
      if (!needsPassword) return () => ({ errors: {}, ready: {} });
      return (await import("./checkNewPassword.ts")).checkNewPassword;
    },
    send: async (ready: { password?: string }) => {
      if (link.state !== "good") return "done";
      const [call, { activate }] = await Promise.all([
        openApi(),
        import("@sayara/api-client/contract/accounts/activate"),
      ]);
      const { userId, token } = link.link;
      const answer = await call(activate, { body: { userId, token, ...ready } });
      if (!answer.ok) {
        const lacksPassword = !needsPassword && answer.refusal.fields?.["password"] !== undefined;
        if (!lacksPassword) return refusedAnswer(answer.refusal);
        setNeedsPassword(true);
        return "done";
      }
      if (answer.outcome === "invalidLink") {
        setUsedUp(true);
        onDead();
        return "done";
      }
      onDone();
      return "leaving";
    },
  });
  return { link, form, needsPassword };
}
