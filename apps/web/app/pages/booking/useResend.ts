import type { Client } from "@sayara/api-client/client/createClient";
import { useState } from "react";
import type { EmailValues } from "#web/shared/form/checkEmail.ts";
import { type FormProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { type Form, useForm } from "#web/shared/form/useForm.ts";

/** The form that mails a guest's confirmation again, to the same address or a corrected one. */
export interface Resending {
  form: Form<EmailValues>;
  /** The address of the last mail; null before. */
  sentTo: string | null;
}

interface ResendTools {
  id: string;
  /** Token of the page's signed link. */
  token: string;
  /** The address that the first mail went to. */
  email: string;
  openApi: () => Promise<Client>;
  /** Called with the page's token after a correction has revoked the links of the old address. */
  onCorrected: (token: string) => void;
  onProblem?: (problem: FormProblem) => void;
}

export function useResend({ id, token, email, openApi, onCorrected, onProblem }: ResendTools): Resending {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    start: { email },
    ...(onProblem && { onProblem }),
    loadCheck: async () => (await import("#web/shared/form/checkEmail.ts")).checkEmail,
    send: async (typed) => {
      setSentTo(null);
      const [call, { resendConfirmation }] = await Promise.all([
        openApi(),
        import("@sayara/api-client/contract/bookings/resendConfirmation"),
      ]);
      const outcome = await call(resendConfirmation, { params: { id }, body: { token, email: typed.email } });
      if (!outcome.ok) return refusedAnswer(outcome.refusal);
      setSentTo(typed.email);
      if (outcome.data.token !== token) onCorrected(outcome.data.token);
      return "done";
    },
  });
  return { form, sentTo };
}
