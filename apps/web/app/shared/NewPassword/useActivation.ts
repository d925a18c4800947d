import type { Client } from "@sayara/api-client/client/createClient";
import { useState } from "react";
import { type FormProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { useForm } from "#web/shared/form/useForm.ts";
import type { LinkState } from "#web/shared/mailedLink/loadMailedLink.ts";
import { emptyNewPassword } from "./checkNewPassword.ts";

export interface ActivationTools {
  /** As it was when the page opened. */
  opened: LinkState;
  /** Whether a password is asked for at once, as a reset does; else only where the API wants one. */
  asksPassword: boolean;
  openApi: () => Promise<Client>;
  /** The link was used up in the meantime. */
  onDead: () => void;
  onDone: () => void;
  onProblem?: (problem: FormProblem) => void;
}

/** Uses up the link of a mail: confirms the address, sets a password where that is asked for, and signs in. */
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
      const outcome = await call(activate, { body: { userId, token, ...ready } });
      if (!outcome.ok) {
        const lacksPassword = !needsPassword && outcome.refusal.fields?.["password"] !== undefined;
        if (!lacksPassword) return refusedAnswer(outcome.refusal);
        setNeedsPassword(true);
        return "done";
      }
      if (outcome.status === 204) {
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
