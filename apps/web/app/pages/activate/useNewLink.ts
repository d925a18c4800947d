import type { Client } from "@sayara/api-client/client/createClient";
import { useState } from "react";
import { type FormProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { useForm } from "#web/shared/form/useForm.ts";

interface NewLinkTools {
  /** Address in the old link; empty when it is broken. */
  email: string;
  openApi: () => Promise<Client>;
  onProblem?: (problem: FormProblem) => void;
}

/** The form that requests another activation mail. */
export function useNewLink({ email, openApi, onProblem }: NewLinkTools) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    start: { email },
    ...(onProblem && { onProblem }),
    loadCheck: async () => (await import("#web/shared/form/checkEmail.ts")).checkEmail,
    send: async (body) => {
      const [call, { resendLink }] = await Promise.all([
        openApi(),
        import("@sayara/api-client/contract/accounts/resend"),
      ]);
      const answer = await call(resendLink, { body });
      if (!answer.ok) return refusedAnswer(answer.refusal);
      if (answer.outcome === "nothingPending") return { problem: { kind: "no" } };
      setSentTo(body.email);
      return "done";
    },
  });
  return { form, sentTo, askAgain: () => setSentTo(null) };
}
