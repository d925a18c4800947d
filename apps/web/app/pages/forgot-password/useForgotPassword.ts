import type { Client } from "@sayara/api-client/client/createClient";
import { useState } from "react";
import { type FormProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { type FormDraft } from "#web/shared/form/createFormDraft.ts";
import type { PostedTexts } from "#web/shared/form/postedTexts.ts";
import { useForm } from "#web/shared/form/useForm.ts";

export interface ForgotPasswordTools {
  /** Texts of this form, posted without JavaScript. */
  posted?: PostedTexts | undefined;
  openApi: () => Promise<Client>;
  draft: FormDraft;
  onProblem?: (problem: FormProblem) => void;
}

/** The form that requests a link to reset the password. */
export function useForgotPassword({ posted, openApi, draft, onProblem }: ForgotPasswordTools) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    start: { email: "" },
    posted,
    draft,
    isReady: true,
    ...(onProblem && { onProblem }),
    loadCheck: async () => (await import("#web/shared/form/checkEmail.ts")).checkEmail,
    send: async ({ email }) => {
      const [call, { resend }] = await Promise.all([
        openApi(),
        import("@sayara/api-client/contract/accounts/resend"),
      ]);
      const answer = await call(resend, { params: { appType: "frontend", userId: email, flag: true } });
      if (!answer.ok) return refusedAnswer(answer.refusal);
      if (answer.outcome === "noAccount") return { problem: { kind: "no" }, focus: "email" };
      setSentTo(email);
      return "done";
    },
  });
  return { form, sentTo, askAgain: () => setSentTo(null) };
}
