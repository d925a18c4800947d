import { useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { useSearchParams } from "react-router";
import { messagesOf } from "#web/language/messagesOf.ts";
import { safeReturnPath } from "#web/session/safeReturnPath.ts";
import { signInDraft } from "#web/shared/form/signInDraft.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { signInAddress } from "#web/session/signInAddress.ts";
import { type EmailValues, emptyEmail } from "#web/shared/form/email/EmailValues.ts";
import { pageAction } from "#web/shared/form/pageAction.ts";
import { useForm } from "#web/shared/form/useForm.ts";
import { useToastMessages } from "#web/shared/form/useToastMessages.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import { ForgotPassword } from "./ForgotPassword.tsx";

const loadAction = () => import("./ForgotPassword.action.ts");

export const clientAction = pageAction(async () => (await loadAction()).forgotPasswordAction);
export const clientMiddleware = messagesOf("forgot-password");

export default function ForgotPasswordRoute() {
  const { t, i18n } = useLingui();
  const [query] = useSearchParams();
  const toastText = useToastMessages();
  const form = useForm<EmailValues, string>({
    start: emptyEmail,
    draft: signInDraft,
    loadCheck: async () => (await import("#web/shared/form/email/checkEmail.ts")).checkEmail,
    onProblem: (problem) => showToast(toastText(problem, i18n._(errorMessages.emailNotRegistered)), "error"),
  });
  return (
    <>
      <PageHead
        title={t`Forgot your password?`}
        description={t`Ask for a link to choose a new password.`}
        path="/forgot-password"
      />
      <ForgotPassword
        form={form}
        onResend={form.reset}
        signInHref={signInAddress(safeReturnPath(query.get("from")))}
      />
    </>
  );
}
