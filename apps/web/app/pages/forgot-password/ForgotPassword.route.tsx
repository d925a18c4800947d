import { useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { useSearchParams } from "react-router";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { safeReturnPath } from "@sayara/frontend/session/safeReturnPath";
import { signInDraft } from "#web/shared/form/signInDraft.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { signInAddress } from "@sayara/frontend/session/signInAddress";
import { type EmailValues, emptyEmail } from "@sayara/frontend/form/email/EmailValues";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useForm } from "@sayara/frontend/form/useForm";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { showToast } from "@sayara/frontend/toasts/useToasts";
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
    loadCheck: async () => (await import("@sayara/frontend/form/email/checkEmail")).checkEmail,
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
